//! What everybody is told.

use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// What everybody is told, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Said {
    /// A sentence of the operator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<Notice>,
    /// The service is maintained.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maintenance: Option<Maintenance>,
}

/// A sentence for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// In the operator's words.
    pub text: String,
    /// When it was said.
    pub at: Millis,
    /// Until when it is shown; without it until it is taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
}

/// No new tables, and clocks stand still.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Maintenance {
    /// Since when.
    pub since: Millis,
    /// When every node stops.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stops: Option<Millis>,
}

impl Said {
    /// The sentence that is shown at this moment.
    pub(crate) fn notice_at(&self, now: Millis) -> Option<&str> {
        let notice = self.notice.as_ref().filter(|notice| notice.until.is_none_or(|until| now < until))?;
        Some(&notice.text)
    }

    /// Whether there is anything to say at this moment.
    pub(crate) fn is_empty(&self, now: Millis) -> bool {
        self.notice_at(now).is_none() && self.maintenance.is_none()
    }
}
