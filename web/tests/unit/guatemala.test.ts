import { describe, expect, test } from 'vitest';
import { Ahead } from '../../src/guatemala/ahead.ts';
import { scene } from '../../src/guatemala/flights.ts';
import { bandsOf, endsOf, fieldAt, fieldName, matsOf, outline, planOf, quaysOf } from '../../src/guatemala/layout.ts';
import { byPlace, gainFor, gainsOfOthers, offersOf, seenFrom, type GuatemalaOffer } from '../../src/guatemala/offers.ts';
import { printedPrices, shelfOf, stepsOf, takings } from '../../src/guatemala/shelf.ts';
import { placesOf, retell } from '../../src/guatemala/telling.ts';
import { missingWays, reached, toldWay, wayFrom } from '../../src/guatemala/ways.ts';
import { pointsLeft, type GuatemalaView } from '../../src/guatemala/view.ts';
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

  test('the way that lacks the fewest roads is found, also if it is longer', () => {
    expect(wayFrom(small(['1.2-1.3']), 'b1', [1])).toEqual({ harbour: 1, edges: ['1.1-1.2', '1.2-1.3'], missing: ['1.1-1.2'] });
    // Over the other side only laid roads are used.
    expect(wayFrom(small(['1.2-1.3', '1.2-2.2', '2.1-2.2']), 'b1', [1])?.missing).toEqual([]);
    expect(wayFrom(small([]), 'b1', [2])).toBeUndefined();
  });

  test('a hut wants the harbour where ships of its coffee lie', () => {
    expect(missingWays(small(['1.2-1.3']), 0).map((way) => way.missing)).toEqual([['1.1-1.2']]);
    expect(missingWays(small(['1.2-1.3'], ['white']), 0).length).toBe(1);
    const connected = small(['1.2-1.3', '1.1-1.2']);
    connected.seats[0]!.groups[0]!.harbours = [1];
    expect(missingWays(connected, 0)).toEqual([]);
  });

  test('where the service tells the ways of each road, the one that lacks least is drawn', () => {
    const way = (harbour: number, missing: number) => [{ coffee: 'black', harbour, missing }];
    expect(toldWay([{ edge: 'a', ways: way(1, 3) }, { edge: 'b', ways: way(2, 2) }, { edge: 'c', ways: way(2, 2) }, { edge: 'd' }])).toEqual({ harbour: 2, edges: ['b', 'c'], missing: ['b', 'c'], lacks: 2 });
    expect(toldWay([{ edge: 'd' }])).toBeUndefined();
  });

  test('what the drawing calls reached agrees with the harbours the rules know', () => {
    for (const fixture of [roads, worker, choosing, blockade]) {
      const { view } = read(fixture);
      for (const group of view.seats.flatMap((seat) => seat.groups)) {
        if (group.hut === null) continue;
        for (const { harbour, open } of view.board.map.harbours) {
          const way = open ? wayFrom(view, group.hut, [harbour]) : undefined;
          expect(way?.missing.length === 0).toBe(group.harbours.includes(harbour));
        }
      }
    }
  });
});

describe('offers', () => {
  test('are read from the notation while the service does not tell facts', () => {
    const { view, legal } = read(worker);
    const choices = offersOf(legal, view);
    expect(choices.every((choice) => choice.verb === 'worker' && choice.field !== undefined)).toBe(true);
    for (const [i, choice] of choices.entries()) expect(choice.price).toBe(legal[i]?.say?.args?.['price']);
    expect(byPlace(choices, 'field').size).toBe(choices.length);
    const edges = offersOf(read(roads).legal, read(roads).view);
    expect(edges.every((choice) => /^\d+\.\d+-\d+\.\d+$/.test(choice.edge ?? ''))).toBe(true);
  });

  test('are the facts of the service where it tells them', () => {
    const { view, legal } = read(worker);
    const facts: GuatemalaOffer = { verb: 'worker', field: 'c3', price: 9, pays: [{ coffee: 'white', before: [12, 0, 3], after: [15, 0, 2] }] };
    const [choice] = offersOf([{ ...legal[0]!, facts }], view);
    expect([choice?.price, choice?.field, choice?.text]).toEqual([9, 'c3', legal[0]?.text]);
    expect(gainFor(facts, 0)).toBe(3);
    expect(gainFor(facts, undefined)).toBe(0);
    expect(gainsOfOthers(facts, 0, 3)).toEqual([{ seat: 2, coffee: 'white', gain: -1 }]);
  });

  test('a blockade says what the scoring would bring', () => {
    const { view, legal } = read(blockade);
    const decline = offersOf(legal, view).find((choice) => choice.verb === 'decline');
    expect(decline?.points).toEqual(view.would_score[view.question!.coffee!]);
  });

  test('a line is seen from its space, nearest first', () => {
    const ring = read(worker).view.board.map.ring;
    expect(seenFrom(0, ring)).toEqual(['r1c1', 'r2c1', 'r3c1', 'r4c1', 'r5c1', 'r6c1', 'r7c1', 'r8c1', 'r9c1']);
    expect(seenFrom(26, ring)[0]).toBe('r9c1');
    expect(seenFrom(9, ring)[0]).toBe('r1c9');
    expect(seenFrom(35, ring)[0]).toBe('r1c1');
  });
});

describe('the shelf', () => {
  const { view, legal } = read(choosing);
  const choices = offersOf(legal, view);

  test('shows the line in its order; each piece is one choice of two actions, the sack one of one', () => {
    const slots = shelfOf(view, choices);
    expect(slots.map((slot) => slot.field)).toEqual(view.line?.fields);
    for (const slot of slots) {
      if (!slot.thing) expect(slot.choice).toBeUndefined();
      else if (slot.thing.kind === 'sack') expect(stepsOf(slot.choice!, choices)).toEqual([`sack ${slot.field}`]);
      else expect(stepsOf(slot.choice!, choices)).toEqual(['build', `take ${slot.field}`]);
    }
    expect(takings(view, []).size).toBe(0);
  });

  test('prices are those printed where a piece could go', () => {
    expect(printedPrices(view, { kind: 'worker', coffee: 'black' })).toEqual([1, 3]);
    expect(printedPrices(view, { kind: 'road' })).toBeUndefined();
    const full = read(choosing).view;
    full.board.ships = full.board.map.harbours.flatMap(({ harbour }) => full.board.map.berths.map((berth) => ({ harbour, berth, coffee: 'black' as const })));
    expect(printedPrices(full, { kind: 'ship', coffee: 'black' })).toBeUndefined();
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
    const from = view.question?.emptied?.at(-1) ?? '';
    const placed = { kind: 'placed', seat: Number(view.you), piece: view.question?.piece, at: 'd4', price: 2 };
    const own = scene(placed, view, view);
    expect(own?.moves[0]).toMatchObject({ kind: 'piece', mark: 'd4' });
    expect(JSON.stringify(own?.moves[0])).toContain(from);
    const other = scene({ ...placed, seat: (Number(view.you) + 1) % 3 }, view, view);
    expect(other?.ms).toBe(600);
    expect(own?.ms).toBeLessThan(600);
    expect(scene({ kind: 'dealt', seat: 0 }, view, view)).toBeUndefined();
  });

  test('is told beside the drawing without coordinates, and lights its places', () => {
    const { view } = read(worker);
    const placed = { kind: 'placed', seat: 1, piece: { kind: 'worker', coffee: 'black' }, at: 'd7', say: { key: 'guatemala-event-placed', args: { seat: 1, spot: 'd7', price: 3 } } };
    expect(retell(placed, view, false)?.['say']).toMatchObject({ key: 'guatemala-table-event-placed', args: { zone: 'yellow', price: 3 } });
    expect(retell({ kind: 'piece_taken', seat: 1 }, view, false)).toBeUndefined();
    expect(retell({ kind: 'piece_taken', seat: 1 }, view, true)).toBeDefined();
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
