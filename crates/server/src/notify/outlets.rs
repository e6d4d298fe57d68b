//! The ways notices go.

use std::fmt;

use async_trait::async_trait;

use super::guard::Reach;
use super::mail::{Mail, Mailer};
use super::push::Push;
use super::webhook::Webhook;
use super::{Notice, Settings, settings};
use crate::error::{Answer, Problem};
use crate::ids::UserId;
use crate::store::Store;

/// Why a notice failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The other side answered with this status.
    Status(u16),
    /// Nobody answered.
    Unreached,
    /// It cannot be put into words for the other side.
    Unfit,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Status(status) => write!(f, "answered with status {status}"),
            Why::Unreached => f.write_str("not reached"),
            Why::Unfit => f.write_str("cannot be sealed"),
        }
    }
}

/// What became of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// The other side has it.
    Sent,
    /// The other side refused it or was not reached.
    Failed(Why),
    /// It may not be sent there.
    Forbidden,
    /// There is nobody there any more.
    Gone,
}

impl Outcome {
    /// What became of a call of this outlet.
    pub(crate) fn of(outlet: &'static str, call: reqwest::Result<reqwest::Response>) -> Outcome {
        match call.map(|answer| answer.status()) {
            Ok(status) if status.is_success() => Outcome::Sent,
            // A redirect is an answer like any other: it is not followed.
            Ok(status) => {
                tracing::debug!(outlet, status = status.as_u16(), "a notice was refused");
                Outcome::Failed(Why::Status(status.as_u16()))
            }
            Err(error) => {
                // The address is the user's affair; what went wrong is enough.
                tracing::debug!(outlet, error = %error.without_url(), "a notice did not arrive");
                Outcome::Failed(Why::Unreached)
            }
        }
    }

    /// Its name.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Outcome::Sent => "sent",
            Outcome::Failed(_) => "failed",
            Outcome::Forbidden => "forbidden",
            Outcome::Gone => "gone",
        }
    }
}

/// A way notices go.
#[async_trait]
pub(crate) trait Outlet: Send + Sync + 'static {
    /// Its name.
    fn name(&self) -> &'static str;

    /// Sends a notice to wherever these settings say; one outcome for each place.
    async fn send(&self, settings: &Settings, notice: &Notice) -> Vec<Outcome>;
}

/// What the operator decided about notices.
#[derive(Clone, Copy, Default)]
pub(crate) struct OutletSettings<'a> {
    /// Whether webhooks may lead into the private network.
    pub(crate) private_webhooks: bool,
    /// The address under which players reach the service.
    pub(crate) public_url: Option<&'a str>,
    /// Whom push services can write to; without it, no Web Push.
    pub(crate) push_contact: Option<&'a str>,
    /// How mail is sent; without it, none is.
    pub(crate) mail: Option<&'a Mail>,
}

/// All ways.
pub(crate) struct Outlets {
    all: Vec<Box<dyn Outlet>>,
    webhook: Webhook,
    push: Option<Push>,
    mailer: Option<Mailer>,
    /// Where webhooks may lead.
    pub(crate) reach: Reach,
}

impl Outlets {
    /// As the operator decided.
    pub(crate) async fn open(decided: OutletSettings<'_>, store: &dyn Store) -> Answer<Outlets> {
        let reach = if decided.private_webhooks { Reach::Everything } else { Reach::Public };
        let client = super::guard::client(reach).map_err(|error| {
            tracing::error!(%error, "no client for webhooks can be made");
            Problem::internal()
        })?;
        let url = decided.public_url.map(String::from);
        let webhook = Webhook::new(client.clone(), reach, url.clone());
        let mut all: Vec<Box<dyn Outlet>> = vec![Box::new(webhook.clone())];
        let mailer = decided.mail.map(Mailer::open).transpose().map_err(|error| {
            tracing::error!(error, "mail cannot be sent as it is set up");
            Problem::internal()
        })?;
        let push = match decided.push_contact {
            Some(contact) => Some(Push::open(store, client, reach, contact.into(), url).await?),
            None => None,
        };
        all.extend(push.clone().map(|push| Box::new(push) as Box<dyn Outlet>));
        Ok(Outlets { all, webhook, push, mailer, reach })
    }

    /// Calls programs.
    pub(crate) fn webhook(&self) -> &Webhook {
        &self.webhook
    }

    /// Mail, if the operator set it up.
    pub(crate) fn mailer(&self) -> Option<&Mailer> {
        self.mailer.as_ref()
    }

    /// Web Push, if the operator wants it.
    pub(crate) fn push(&self) -> Option<&Push> {
        self.push.as_ref()
    }

    /// Sends a notice all ways that its user wants.
    pub(crate) async fn send(&self, settings: &Settings, notice: &Notice) -> Vec<(&'static str, Outcome)> {
        let mut outcomes = Vec::new();
        for outlet in &self.all {
            let of_outlet = outlet.send(settings, notice).await;
            outcomes.extend(of_outlet.into_iter().map(|outcome| (outlet.name(), outcome)));
        }
        outcomes
    }

    /// Browsers that are gone are not called again.
    pub(crate) async fn forget_gone(&self, store: &dyn Store, user: &UserId) {
        let Some(push) = &self.push else { return };
        match settings::change(store, user, |settings| Ok(push.take_gone(settings))).await {
            Ok((_, gone)) => push.forget(&gone),
            Err(problem) => {
                tracing::warn!(code = problem.code(), "a browser that is gone cannot be forgotten");
            }
        }
    }
}
