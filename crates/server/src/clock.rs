//! What time it is, for everything that depends on it.

use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Milliseconds since 1970, or between two such moments.
pub type Millis = i64;

/// A second.
pub const SECOND: Millis = 1_000;
/// A minute.
pub const MINUTE: Millis = 60 * SECOND;
/// Sixty minutes.
pub const HOUR: Millis = 60 * MINUTE;
/// A day.
pub const DAY: Millis = 24 * HOUR;

/// Waits until the service closes.
pub(crate) async fn closed(closing: &mut tokio::sync::watch::Receiver<bool>) {
    // A service that is gone has closed as well.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Tells the time. The service never looks at another clock, so a test can turn it by hand.
pub trait Clock: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Millis;

    /// How much time has passed since some moment; it never goes back, and does not jump when somebody sets the
    /// clock.
    fn passed(&self) -> Duration;

    /// Waits until this much time has passed since that moment.
    fn until(&self, passed: Duration) -> Waiting;
}

/// What [`Clock::until`] waits for.
pub type Waiting = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What [`SystemClock`] counts from.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }

    fn passed(&self) -> Duration {
        START.elapsed()
    }

    fn until(&self, passed: Duration) -> Waiting {
        Box::pin(tokio::time::sleep_until((*START + passed).into()))
    }
}

/// A clock that stands still until it is turned.
#[derive(Clone, Debug)]
pub struct HandClock {
    shown: Arc<AtomicI64>,
    passed: watch::Sender<Duration>,
}

impl HandClock {
    /// A clock that shows this moment.
    pub fn at(moment: Millis) -> HandClock {
        HandClock { shown: Arc::new(AtomicI64::new(moment)), passed: watch::Sender::default() }
    }

    /// Lets time pass.
    pub fn advance(&self, by: Millis) {
        self.set(by);
        self.passed.send_modify(|passed| *passed += Duration::from_millis(u64::try_from(by).unwrap_or(0)));
    }

    /// Sets it forward or back, as somebody sets a clock that is wrong; no time passes.
    pub fn set(&self, by: Millis) {
        self.shown.fetch_add(by, Ordering::SeqCst);
    }
}

impl Clock for HandClock {
    fn now(&self) -> Millis {
        self.shown.load(Ordering::SeqCst)
    }

    fn passed(&self) -> Duration {
        *self.passed.borrow()
    }

    fn until(&self, passed: Duration) -> Waiting {
        let mut turned = self.passed.subscribe();
        Box::pin(async move {
            // Nobody turns it any more once it is gone.
            let _ = turned.wait_for(|now| *now >= passed).await;
        })
    }
}
