import { describe, expect, test } from 'vitest';
import { Ahead } from '../../src/guatemala/ahead.ts';
import { scene } from '../../src/guatemala/flights.ts';
import { bandsOf, endsOf, fieldAt, fieldName, matsOf, outline, planOf, quaysOf } from '../../src/guatemala/layout.ts';
import { gainFor, gainsOfOthers, offersOf, type GuatemalaOffer } from '../../src/guatemala/offers.ts';
import { shelfOf, stepsOf, takings } from '../../src/guatemala/shelf.ts';
import { placesOf, retell } from '../../src/guatemala/telling.ts';
import { connection, cornersOf, reached, toldWay } from '../../src/guatemala/ways.ts';
import { coffeeAsked, emptiedStalls, heldPiece, onMarket, pointsLeft, type GuatemalaView } from '../../src/guatemala/view.ts';
import type { Offer } from '../../src/table/model.ts';
import blockade from '../fixtures/guatemala-blockade-three.json';
import choosing from '../fixtures/guatemala-choose-four.json';
import roads from '../fixtures/guatemala-road-two.json';
import worker from '../fixtures/guatemala-worker-three.json';

interface Fixture {
  view: GuatemalaView;
  legal: Offer[];
}
const read = (fixture: unknown) => structuredClone(fixture) as Fixture;

describe('the map is computed from the printed board', () => {
  const { view } = read(worker);
  const map = view.board.map;

  test('rows of one zone are a band with its prices', () => {
    expect(bandsOf(map).map(({ zone, from, rows, worker, huts }) => [zone, from, rows, worker, huts])).toEqual([
      ['grey', 0, 2, 1, [2]],
      ['green', 2, 4, 2, [4]],
      ['yellow', 6, 3, 3, [6]],
    ]);
    // Another board: two zones turn by turn, and huts of several prices.
    const strange = bandsOf({ ...map, rows: [1, 2, 3].map((row) => ({ row, zone: row === 2 ? 'green' : 'grey', worker: row })), sites: [{ at: 'a1', price: 7, open: true }, { at: 'b1', price: 3, open: true }] });
    expect(strange.map(({ zone, huts }) => [zone, huts])).toEqual([['grey', [3, 7]], ['green', []], ['grey', []]]);
  });

  test('everything printed lies inside, whatever the shape of the frame and the size of the board', () => {
    for (const shape of [undefined, 0.6, 1, 2.5]) {
      for (const size of [map, { ...map, columns: 5, rows: map.rows.slice(0, 3), harbours: [{ harbour: 1, dock: '0.3', open: true }, { harbour: 2, dock: '5.3', open: true }] }]) {
        const { box, columns, rows } = planOf(size, shape);
        expect(box.x).toBeLessThan(0);
        expect(box.x + box.w).toBeGreaterThan(columns);
        expect(box.y + box.h).toBeGreaterThan(rows + 1.9);
        for (const quay of quaysOf(size)) {
          for (const berth of quay.berths) {
            expect(berth.x).toBeGreaterThan(0);
            expect(berth.x).toBeLessThan(columns);
            expect(berth.y + 0.6).toBeLessThan(box.y + box.h);
          }
        }
      }
    }
  });

  test('with three seats what is closed is known', () => {
    expect(quaysOf(map).map((quay) => quay.open)).toEqual([false, true, true, true]);
    expect(map.sites.filter((site) => !site.open).length).toBe(4);
  });

  test('fields, edges and their names agree', () => {
    for (const name of ['a1', 'l9', 'd7']) expect(fieldName(fieldAt(name).x, fieldAt(name).y)).toBe(name);
    expect(endsOf('4.8-5.8')).toEqual([{ x: 4, y: 8 }, { x: 5, y: 8 }]);
  });

  test('a plantation has one mat, and a hole in it a second line', () => {
    const mats = matsOf(view);
    const pieces = view.board.huts.length + view.board.workers.length;
    expect(mats.reduce((sum, mat) => sum + mat.fields.length, 0)).toBe(pieces);
    expect(new Set(mats.map((mat) => `${mat.seat} ${mat.coffee}`)).size).toBe(mats.length);
    const loops = (path: string) => path.split('Z').length - 1;
    const square = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
    expect(loops(outline(square))).toBe(1);
    expect(loops(outline(square.filter(({ x, y }) => x !== 1 || y !== 1)))).toBe(2);
    // Four corners of a single field, each rounded.
    expect(outline([{ x: 0, y: 0 }]).match(/Q/g)?.length).toBe(4);
    expect(outline([{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }]).match(/Q/g)?.length).toBe(6);
  });
});

describe('ways and missing roads', () => {
  /** A board of 3 × 3 fields with one dock below, a hut at b1, and roads upwards along its left side. */
  function small(roads: string[], ships: string[] = ['black']): GuatemalaView {
    const { view } = read(worker);
    const up = ['1.0-1.1', '1.1-1.2', '1.2-1.3', '2.1-2.2', '1.2-2.2', '2.0-2.1'];
    view.board.map = { ...view.board.map, columns: 3, segments: up, closed_segments: [], harbours: [{ harbour: 1, dock: '1.3', open: true }, { harbour: 2, dock: '0.0', open: false }] };
    view.board.roads = roads;
    view.board.ships = ships.map((coffee) => ({ harbour: 1, coffee: coffee as 'black', berth: 2 }));
    view.seats[0]!.groups = [{ coffee: 'black', workers: 2, hut: 'b1', harbours: [], ships: 0, points: 2 }];
    return view;
  }

  test('roads are bright as far as an open dock reaches without a gap', () => {
    expect(reached(small(['1.2-1.3', '1.0-1.1']))).toEqual(new Set(['1.2-1.3']));
    expect(reached(small(['1.2-1.3', '1.0-1.1', '1.1-1.2'])).size).toBe(3);
  });

  test('a plantation is joined to its harbours over laid roads, by the shortest of them', () => {
    expect(connection(small(['1.2-1.3', '1.1-1.2', '1.2-2.2', '2.1-2.2']), 'b1', [1])).toEqual(new Set(['1.1-1.2', '1.2-1.3']));
    expect(connection(small(['1.2-1.3', '1.2-2.2', '2.1-2.2']), 'b1', [1])).toEqual(new Set(['1.2-1.3', '1.2-2.2', '2.1-2.2']));
    expect(connection(small(['1.2-1.3']), 'b1', [1]).size).toBe(0);
  });

  test('where the service tells the ways of each road, the one that lacks least is drawn', () => {
    const way = (harbour: number, missing: number) => [{ coffee: 'black' as const, harbour, missing }];
    expect(toldWay([{ edge: 'a', ways: way(1, 3) }, { edge: 'b', ways: way(2, 2) }, { edge: 'c', ways: way(2, 2) }, { edge: 'd' }])).toEqual({ harbour: 2, edges: ['b', 'c'], lacks: 2 });
    expect(toldWay([{ edge: 'd' }])).toBeUndefined();
  });

  test('what the drawing calls reached agrees with the harbours the rules know', () => {
    for (const fixture of [roads, worker, choosing, blockade]) {
      const { view } = read(fixture);
      for (const group of view.seats.flatMap((seat) => seat.groups)) {
        if (group.hut === null) continue;
        for (const { harbour, dock } of view.board.map.harbours) {
          const edges = connection(view, group.hut, [harbour]);
          const joined = edges.size > 0 || cornersOf(group.hut).includes(dock);
          expect(joined).toBe(group.harbours.includes(harbour));
        }
      }
    }
  });
});

describe('offers', () => {
  test('are nothing to touch until the service has said what they are', () => {
    const { legal } = read(worker);
    expect(offersOf(legal.map(({ text, sentence }) => ({ text, sentence })))).toEqual([]);
    expect(offersOf(legal)).toHaveLength(legal.length);
  });

  test('are the facts of the service', () => {
    const { legal } = read(worker);
    const facts: GuatemalaOffer = { verb: 'worker', field: 'c3', price: 9, pays: [{ coffee: 'white', before: [12, 0, 3], after: [15, 0, 2] }] };
    const [choice] = offersOf([{ ...legal[0]!, facts }]);
    expect([choice?.price, choice?.field, choice?.text]).toEqual([9, 'c3', legal[0]?.text]);
    expect(gainFor(facts, 0)).toBe(3);
    expect(gainFor(facts, undefined)).toBe(0);
    expect(gainsOfOthers(facts, 0, 3)).toEqual([{ seat: 2, coffee: 'white', gain: -1 }]);
  });

  test('a blockade says what the scoring would bring', () => {
    const { view, legal } = read(blockade);
    const decline = offersOf(legal).find((choice) => choice.verb === 'decline');
    expect(decline?.points).toEqual(view.would_score[coffeeAsked(view)!]);
  });
});

describe('the shelf', () => {
  const { view, legal } = read(choosing);
  const choices = offersOf(legal);

  test('shows the line in its order; each piece is one choice of two actions, the sack one of one', () => {
    const slots = shelfOf(view, choices);
    expect(slots.map((slot) => slot.field)).toEqual(view.line?.fields);
    const takes = choices.find((choice) => choice.verb === 'build')?.takes?.map((take) => take.market);
    for (const slot of slots) {
      if (slot.thing?.kind === 'sack') expect(stepsOf(slot.choice!, choices)).toEqual([`sack ${slot.field}`]);
      // What can be taken the service says; here is no price and no money.
      else if (takes?.includes(slot.field)) expect(stepsOf(slot.choice!, choices)).toEqual(['build', `take ${slot.field}`]);
      else expect(slot.choice).toBeUndefined();
    }
    expect(slots.some((slot) => slot.choice?.prices)).toBe(true);
    expect(takings([]).size).toBe(0);
  });

  test('remembers what was told of the line while a piece of it is in hand', () => {
    const told = takings(choices);
    const field = [...told.keys()].find((each) => onMarket(view, each)?.kind !== 'sack')!;
    const held: GuatemalaView = { ...view, question: { kind: 'place', piece: onMarket(view, field)!, emptied: [field] } };
    const slots = shelfOf(held, [], told);
    expect(slots.find((slot) => slot.field === field)).toMatchObject({ hand: true, used: false, choice: undefined });
    for (const slot of slots) expect(slot.told).toBe(told.get(slot.field));
    // Not beyond it: what comes next is asked again.
    expect(shelfOf(view, [], told).every((slot) => slot.told === undefined)).toBe(true);
  });
});

describe('an answer kept ahead', () => {
  const legal = [{ text: 'block' }, { text: 'decline' }];
  const store = () => {
    const kept = new Map<string, string>();
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  };

  test('is given for its coffee, at its table and seat, until it is taken back', () => {
    const kept = store();
    const ahead = new Ahead('/t/a', 1, kept);
    expect(ahead.answer('beige', legal)).toBeUndefined();
    ahead.pass('beige', true);
    expect(new Ahead('/t/a', 1, kept).answer('beige', legal)).toBe('decline');
    expect(ahead.answer('white', legal)).toBeUndefined();
    expect(new Ahead('/t/a', 0, kept).answer('beige', legal)).toBeUndefined();
    expect(new Ahead('/t/b', 1, kept).answer('beige', legal)).toBeUndefined();
    ahead.pass('beige', false);
    expect(ahead.answer('beige', legal)).toBeUndefined();
  });

  test('is never given to another question, and a closed or garbled store only asks again', () => {
    const ahead = new Ahead('/t/a', 1, { getItem: () => '{nonsense', setItem: () => { throw new Error('closed'); } });
    ahead.pass('beige', true);
    expect(ahead.answer('beige', legal)).toBeUndefined();
    const good = new Ahead('/t/a', 1, store());
    good.pass('beige', true);
    expect(good.answer('beige', [{ text: 'nothing' }])).toBeUndefined();
    expect(good.answer(undefined, legal)).toBeUndefined();
  });
});

describe('what happens', () => {
  test('moves from where it lay to where it goes, an opponent’s slower than one’s own', () => {
    const { view } = read(worker);
    const from = emptiedStalls(view).at(-1) ?? '';
    const placed = { kind: 'placed', seat: Number(view.you), piece: heldPiece(view), at: 'd4', price: 2 };
    const own = scene(placed, view, view);
    expect(own?.moves[0]).toMatchObject({ kind: 'piece', mark: 'd4' });
    expect(JSON.stringify(own?.moves[0])).toContain(from);
    const other = scene({ ...placed, seat: (Number(view.you) + 1) % 3 }, view, view);
    expect(other?.ms).toBe(600);
    expect(own?.ms).toBeLessThan(600);
    expect(scene({ kind: 'dealt', seat: 0 }, view, view)).toBeUndefined();
  });

  test('a scoring walks one marker after the other, and what follows a sack has its steps', () => {
    const { view } = read(blockade);
    const first = scene({ kind: 'scored', seat: 1, coffee: 'black', points: 6 }, view, view);
    expect(first?.moves).toEqual([{ kind: 'count', step: 'points', seat: 1, coffee: 'black', points: 6 }]);
    const walked = first?.view?.scores.map((score, seat) => score - (view.scores[seat] ?? 0));
    expect(walked).toEqual([0, 6, 0]);
    expect(first?.view?.seats.map((seat) => seat.points)).toEqual(first?.view?.scores);
    const second = scene({ kind: 'scored', seat: 2, coffee: 'black', points: 2 }, first!.view!, view);
    expect(second?.view?.scores.map((score, seat) => score - (view.scores[seat] ?? 0))).toEqual([0, 6, 2]);
    const steps = [
      { kind: 'sack_taken', seat: 1, coffee: 'black', field: 'r1c1', space: 50 },
      { kind: 'declined', seat: 2 },
      { kind: 'sailed', coffee: 'black', harbour: 1 },
      { kind: 'sack_laid', seat: 1, coffee: 'white', field: 'r1c1' },
      { kind: 'blocked', seat: 2, coffee: 'black', field: 'r1c1' },
    ].map((event) => scene(event, view, view)?.moves.map((move) => ('step' in move ? move.step : undefined)));
    // A ship that leaves and a sack that is taken are no longer where they were.
    const moored: GuatemalaView = { ...view, board: { ...view.board, ships: [{ harbour: 2, coffee: 'black', berth: 2 }] } };
    const alone: GuatemalaView = { ...view, board: { ...view.board, ships: [] } };
    const sailed = scene({ kind: 'sailed', coffee: 'black', harbour: 2 }, moored, alone);
    expect(sailed?.view?.board.ships).toEqual([]);
    expect(sailed?.moves[0]).toMatchObject({ left: { harbour: 2, price: 2 } });
    expect(scene({ kind: 'sack_taken', seat: 1, coffee: 'black', field: 'r1c1', space: 50 }, view, view)?.view?.market[0]?.[0]?.kind).toBe('empty');
    expect(steps).toEqual([['sack'], ['sack'], ['ship'], ['lay'], [undefined]]);
  });

  test('is told beside the drawing without coordinates, and lights its places', () => {
    const { view } = read(worker);
    const placed = { kind: 'placed', seat: 1, piece: { kind: 'worker', coffee: 'black' }, at: 'd7', say: { key: 'guatemala-event-placed', args: { seat: 1, spot: 'd7', price: 3 } } };
    expect(retell(placed, view, false)?.['say']).toMatchObject({ key: 'guatemala-table-event-placed', args: { zone: 'yellow', price: 3 } });
    expect(retell({ kind: 'piece_taken', seat: 1 }, view, false)).toBeUndefined();
    expect(retell({ kind: 'piece_taken', seat: 1 }, view, true)).toBeDefined();
    expect(retell({ kind: 'laid_out', seat: 1, field: 'r3c6' }, view, false)?.['say']).toMatchObject({ key: 'guatemala-table-event-laid-out' });
    expect(placesOf(placed)).toEqual(['d7']);
    expect(placesOf({ kind: 'placed', seat: 1, piece: { kind: 'ship' }, at: '2' })).toEqual(['harbour-2']);
    expect(placesOf({ kind: 'scored', seat: 2, coffee: 'beige' })).toEqual(['mat-2-beige']);
  });

  test('how far the end is, is what the view says', () => {
    const { view } = read(worker);
    expect(pointsLeft({ ...view, scores: [3, 40, 7], track: { ...view.track, meets: 41 } })).toBe(1);
    expect(pointsLeft({ ...view, scores: [3, 50], track: { ...view.track, meets: 41 } })).toBe(0);
  });
});
