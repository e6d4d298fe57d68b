//! Ctrl-C: the first time what runs ends with what it has, the second time at once.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::Stop;

/// Whether somebody pressed Ctrl-C.
#[derive(Clone, Default)]
pub(crate) struct Interrupt {
    pressed: Arc<AtomicBool>,
    stop: Stop,
}

impl Interrupt {
    /// From now on Ctrl-C is heard here.
    pub(crate) fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let heard = interrupt.clone();
        // Without a handler Ctrl-C ends the program at once, which is no disaster.
        let _ = ctrlc::set_handler(move || {
            if heard.pressed.swap(true, Ordering::SeqCst) {
                process::exit(130);
            }
            heard.stop.ask();
        });
        interrupt
    }

    /// Whether it was pressed.
    pub(crate) fn pressed(&self) -> bool {
        self.pressed.load(Ordering::SeqCst)
    }

    /// What bots look at while they think.
    pub(crate) fn stop(&self) -> &Stop {
        &self.stop
    }
}
