//! Mail: one plain text to one person, by the operator's mail server.

use std::fmt;
use std::time::Duration;

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox as Address, SinglePart};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

use crate::clock::Millis;
use crate::ids::random_text;

/// How long the mail server may take for one step.
const PATIENCE: Duration = Duration::from_secs(20);

/// The letters by which a mail is told from all others.
const LETTERS: usize = 26;

/// How mail is sent.
#[derive(Clone)]
pub struct Mail {
    /// The mail server, such as `smtps://name:password@mail.example.org`.
    pub server: String,
    /// Who writes, such as `Kaffeeklatsch <klatsch@example.org>`.
    pub from: String,
    /// For how long turns are gathered until they come in one mail.
    pub digest: Millis,
}

/// The address may have a password in it.
impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).field("digest", &self.digest).finish_non_exhaustive()
    }
}

/// Sends mail.
pub(crate) struct Mailer {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Address,
}

/// A mail without its addresses.
pub(crate) struct Text {
    pub(crate) subject: String,
    pub(crate) body: String,
    /// Where a mail program can stop mails of this kind with one call.
    pub(crate) stop: Option<String>,
}

impl Mailer {
    /// As the operator set it up; nothing is called yet.
    pub(crate) fn open(mail: &Mail) -> Result<Mailer, String> {
        let server = server(&mail.server)?.timeout(Some(PATIENCE)).build();
        let from = mail.from.parse().map_err(|error| format!("`{}`: {error}", mail.from))?;
        Ok(Mailer { server, from })
    }

    /// Sends a mail; it is sent when the mail server has taken it. Says why not.
    pub(crate) async fn send(&self, to: &str, text: Text) -> Result<(), String> {
        let to: Address = to.parse().map_err(|_| "the address is none".to_string())?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(text.subject)
            // Of the sender's domain: one of a machine without a name is taken for spam.
            .message_id(Some(format!("<{}@{}>", random_text(LETTERS), self.from.email.domain())))
            .singlepart(SinglePart::plain(text.body))
            .map_err(|error| error.to_string())?;
        let headers = message.headers_mut();
        let mut add = |name: &'static str, value: String| {
            headers.insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
        };
        // Programs that answer mail leave it alone.
        add("Auto-Submitted", "auto-generated".into());
        if let Some(stop) = text.stop {
            add("List-Unsubscribe", format!("<{stop}>"));
            add("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into());
        }
        match self.server.send(message).await {
            Ok(_) => Ok(()),
            Err(error) => {
                // The answer of a mail server may name the address: that is for nobody's log.
                Err(match error.status() {
                    Some(code) => format!("the mail server answered {code}"),
                    None => "the mail server was not reached".into(),
                })
            }
        }
    }
}

fn server(url: &str) -> Result<lettre::transport::smtp::AsyncSmtpTransportBuilder, String> {
    AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| {
        // The address is not said again: a password may be in it.
        "a mail server is such as smtps://name:password@mail.example.org or smtp://127.0.0.1:25".to_string()
    })
}

/// The address of a mail server.
pub fn mail_server(text: &str) -> Result<String, String> {
    server(text).map(|_| text.to_string())
}

/// An address that mail goes to or comes from, as `somebody@example.org` or `Name <somebody@example.org>`.
pub fn mail_address(text: &str) -> Result<String, String> {
    let is_good = text.len() <= 254 && text.parse::<Address>().is_ok() && !text.contains(char::is_control);
    match is_good {
        true => Ok(text.to_string()),
        false => Err("a mail address is such as somebody@example.org".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked_and_a_password_is_not_repeated() {
        assert!(mail_address("Kaffeeklatsch <klatsch@example.org>").is_ok());
        for bad in ["", "ada", "ada@", "@example.org", "ada@example.org\nBcc: all@example.org"] {
            assert!(mail_address(bad).is_err(), "{bad}");
        }
        assert!(mail_server("smtp://127.0.0.1:25").is_ok());
        assert!(mail_server("smtps://name:password@mail.example.org").is_ok());
        let refused = mail_server("http://name:s3same@mail.example.org").expect_err("no mail server");
        assert!(!refused.contains("s3same"), "{refused}");
    }
}
