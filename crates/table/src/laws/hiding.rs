//! Laws of hidden information: imagined worlds, and legality by view.

use super::Trial;
use super::report::{Law, Verdict};
use super::sample::{one_in, one_of};
use crate::dealer::Dealer;
use crate::game::{Game, Step, Unseen};
use crate::seat::{Awaits, Seat, Viewer};

impl<G: Game> Trial<'_, G> {
    /// For one viewer always, for all of them now and then.
    pub(super) fn imagined_worlds_fit(&mut self) -> Verdict {
        self.trying = ("imagining a world", None);
        let viewers: Vec<Viewer> = Viewer::all(self.state().n_seats()).collect();
        if one_in(8, &mut self.prober) {
            return viewers.into_iter().try_for_each(|viewer| self.imagined_world_fits(viewer));
        }
        let viewer = *one_of(&viewers, &mut self.prober);
        self.imagined_world_fits(viewer)
    }

    fn imagined_world_fits(&mut self, viewer: Viewer) -> Verdict {
        let Trial { sitting, prober, actions, .. } = self;
        let state = sitting.state();
        let view = state.view(viewer);
        let world = G::imagine(&view, prober);
        let seen = world.view(viewer);
        Law::ImaginedWorldFits.demand(seen == view, || {
            format!("{viewer:?} has the view\n{view:?}\nand in the imagined world\n{seen:?}")
        })?;
        Law::ImaginedWorldFits
            .demand(world.awaits() == state.awaits() && world.n_seats() == state.n_seats(), || {
                format!("{viewer:?} imagines that {} is awaited, not {}", world.awaits(), state.awaits())
            })?;
        world.audit().map_err(|error| {
            Law::ImaginedWorldFits.broken(format!("{viewer:?} imagines an unsound world: {error}"))
        })?;
        Law::OpenGamesHideNothing.demand(!G::OPEN || world == *state, || {
            format!("{viewer:?} imagines\n{world:?}\ninstead of\n{state:?}")
        })?;
        if let Viewer::Seat(seat) = viewer {
            let mut imagined = Vec::new();
            world.legal_actions(seat, &mut imagined);
            let real = &actions[seat.index()];
            Law::LegalityFollowsView.demand(imagined == *real, || {
                format!("{seat} may choose {real:?}, and in a world that looks the same {imagined:?}")
            })?;
        }
        if one_in(64, prober) {
            return can_be_played_out(world, prober);
        }
        Ok(())
    }
}

/// Searches play imagined worlds to the end, so that must be possible.
fn can_be_played_out<G: Game>(mut world: G, dealer: &mut impl Dealer) -> Verdict {
    for _ in 0..G::MAX_STEPS {
        let step = match world.awaits() {
            Awaits::Nobody => break,
            Awaits::Chance => Step::Outcome(world.pick_outcome(dealer)),
            awaits => {
                let seats: Vec<Seat> = awaits.seats().iter().collect();
                let seat = *one_of(&seats, dealer);
                Step::Choice(seat, world.pick_action(seat, dealer))
            }
        };
        world.play(&step, &mut Unseen).map_err(|refusal| {
            Law::ImaginedWorldFits.broken(format!("an imagined world refuses its own `{step}`: {refusal}"))
        })?;
    }
    world
        .audit()
        .map_err(|error| Law::ImaginedWorldFits.broken(format!("an imagined world ends unsound: {error}")))?;
    Law::ImaginedWorldFits
        .demand(world.awaits() == Awaits::Nobody, || "an imagined world goes on for ever".into())
}
