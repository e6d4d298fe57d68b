//! `klatsch admin`: what an operator does for people, while the service runs or while it does not.

mod say;

use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand};
use server::Place;
use server::admin::{self, Asked, Order, Reply};
use server::clock::Millis;
use server::config;

use crate::backup::runtime;
use crate::moment::duration;
use crate::place::PlaceArgs;

/// What is administered, and the order.
#[derive(Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// The address players know, for links, where no service runs that knows it.
    #[arg(long, env = "KLATSCH_PUBLIC_URL", value_name = "URL", value_parser = config::public_url, global = true)]
    public_url: Option<String>,
    /// As JSON: what came of the order, or why it was refused.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// People: list, show, rename, delete, export, reset-password.
    #[command(subcommand)]
    Users(Users),
    /// Tables: list, show, close, end, reseat.
    #[command(subcommand)]
    Tables(Tables),
    /// Who may not come in.
    Bans,
    /// Somebody may not come in any more; who is there has to go.
    #[command(group = clap::ArgGroup::new("whom").required(true).args(["user", "network"]))]
    Ban {
        /// A user.
        #[arg(long)]
        user: Option<String>,
        /// Or an address range, such as 203.0.113.0/24.
        #[arg(long, value_name = "RANGE")]
        network: Option<String>,
        /// For how long, such as 7d; without it for good.
        #[arg(long, value_name = "TIME", value_parser = duration)]
        r#for: Option<Millis>,
        /// Why, for them to read.
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Somebody may come in again.
    Unban {
        /// The user or the addresses as they were banned, or the id of the ban.
        whom: String,
    },
    /// Tell everybody something.
    Announce {
        /// One sentence.
        #[arg(required_unless_present = "clear")]
        text: Option<String>,
        /// For how long it is shown, such as 2h; without it until it is taken back.
        #[arg(long, value_name = "TIME", value_parser = duration)]
        r#for: Option<Millis>,
        /// Nothing is said any more.
        #[arg(long, conflicts_with = "text")]
        clear: bool,
    },
    /// No new tables, a notice to everybody, clocks stand still: on and off.
    #[command(subcommand)]
    Maintenance(Maintenance),
    /// Cookies are signed with another key; those signed with the one before stay good until the next time.
    RotateKey,
    /// What guests told about one another: list, done.
    #[command(subcommand)]
    Reports(Reports),
    /// What operators did, last first.
    Audit {
        /// At most this many.
        #[arg(long, value_name = "NUMBER", default_value_t = 50)]
        limit: usize,
    },
}

#[derive(Subcommand)]
enum Reports {
    /// Those that nobody is done with, the last first.
    List {
        /// All of them.
        #[arg(long)]
        all: bool,
        /// At most this many.
        #[arg(long, value_name = "NUMBER", default_value_t = 50)]
        limit: usize,
    },
    /// One is dealt with.
    Done {
        /// Its id.
        id: String,
    },
}

#[derive(Subcommand)]
enum Users {
    /// Those who came last first.
    List {
        /// Only names with this in them.
        #[arg(default_value = "")]
        part: String,
        /// No guests.
        #[arg(long)]
        accounts: bool,
        /// At most this many.
        #[arg(long, value_name = "NUMBER", default_value_t = 50)]
        limit: usize,
    },
    /// All about one.
    Show(Who),
    /// Another name: for the profile, at every table, over everything said.
    Rename {
        #[command(flatten)]
        who: Who,
        /// The name from now on.
        name: String,
    },
    /// For good: name and words are taken out of everything, games go on without them.
    Delete {
        #[command(flatten)]
        who: Who,
        /// Nobody can take that back.
        #[arg(long, required = true)]
        yes: bool,
    },
    /// Everything that is kept of one, as JSON.
    Export(Who),
    /// A link with which they choose another password; it works once, for a day.
    ResetPassword(Who),
}

#[derive(Args)]
struct Who {
    /// An id, the name of an account, or a name that only one has.
    user: String,
}

#[derive(Subcommand)]
enum Tables {
    /// Changed last first.
    List {
        /// Only open, running or over.
        #[arg(long)]
        status: Option<String>,
        /// At most this many.
        #[arg(long, value_name = "NUMBER", default_value_t = 50)]
        limit: usize,
    },
    /// All about one.
    Show(Which),
    /// Close one that has not begun.
    Close(Which),
    /// End a game without a result.
    End(Which),
    /// Give a chair to another user, or let a bot play for its player.
    #[command(group = clap::ArgGroup::new("to").required(true).args(["user", "bot"]))]
    Reseat {
        #[command(flatten)]
        which: Which,
        /// Its number, from 0 on.
        seat: usize,
        /// Who sits there from now on.
        #[arg(long)]
        user: Option<String>,
        /// The level of the bot that plays until the player returns.
        #[arg(long, value_name = "LEVEL")]
        bot: Option<String>,
    },
}

#[derive(Args)]
struct Which {
    /// Its id, as in its link.
    table: String,
}

#[derive(Subcommand)]
enum Maintenance {
    /// From now on.
    On {
        /// What everybody is told besides.
        text: Option<String>,
        /// Every node stops after this time, such as 10m.
        #[arg(long, value_name = "TIME", value_parser = duration)]
        stop_after: Option<Millis>,
    },
    /// Tables are made again, and clocks go on as they stood.
    Off,
}

impl AdminArgs {
    /// The order as the service knows it.
    fn order(&self) -> Order {
        match &self.what {
            What::Users(Users::List { part, accounts, limit }) => {
                Order::Users { part: part.clone(), accounts: *accounts, limit: *limit }
            }
            What::Users(Users::Show(Who { user })) => Order::User { user: user.clone() },
            What::Users(Users::Rename { who, name }) => {
                Order::RenameUser { user: who.user.clone(), name: name.clone() }
            }
            What::Users(Users::Delete { who, .. }) => Order::DeleteUser { user: who.user.clone() },
            What::Users(Users::Export(Who { user })) => Order::ExportUser { user: user.clone() },
            What::Users(Users::ResetPassword(Who { user })) => Order::ResetPassword { user: user.clone() },
            What::Tables(Tables::List { status, limit }) => {
                Order::Tables { status: status.clone(), limit: *limit }
            }
            What::Tables(Tables::Show(Which { table })) => Order::Table { table: table.clone() },
            What::Tables(Tables::Close(Which { table })) => Order::CloseTable { table: table.clone() },
            What::Tables(Tables::End(Which { table })) => Order::EndTable { table: table.clone() },
            What::Tables(Tables::Reseat { which, seat, user, bot }) => Order::Reseat {
                table: which.table.clone(),
                seat: *seat,
                user: user.clone(),
                bot: bot.clone(),
            },
            What::Bans => Order::Bans,
            What::Ban { user, network, r#for, reason } => Order::Ban {
                user: user.clone(),
                network: network.clone(),
                for_ms: *r#for,
                reason: reason.clone(),
            },
            What::Unban { whom } => Order::Unban { whom: whom.clone() },
            What::Announce { text, r#for, .. } => Order::Announce { text: text.clone(), for_ms: *r#for },
            What::Maintenance(Maintenance::On { text, stop_after }) => {
                Order::MaintenanceOn { text: text.clone(), stop_ms: *stop_after }
            }
            What::Maintenance(Maintenance::Off) => Order::MaintenanceOff,
            What::RotateKey => Order::RotateKey,
            What::Reports(Reports::List { all, limit }) => Order::Reports { all: *all, limit: *limit },
            What::Reports(Reports::Done { id }) => Order::ReportDone { id: id.clone() },
            What::Audit { limit } => Order::Audit { limit: *limit },
        }
    }
}

/// Who gives the order, as the machine knows them: behind sudo the one who called it.
fn operator() -> String {
    let name = ["SUDO_USER", "USER", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| "unknown".into())
}

pub(crate) fn run(args: &AdminArgs) -> Result<ExitCode> {
    let asked = Asked { operator: operator(), order: args.order() };
    let place = args.place.place()?;
    let reply = runtime()?.block_on(asking(&place, args.public_url.clone(), asked))?;
    match reply {
        Reply::Done { done } => {
            say::done(&done, args.json)?;
            Ok(ExitCode::SUCCESS)
        }
        Reply::Refused { code, message } => {
            if args.json {
                say::json(&serde_json::json!({"code": code, "message": message}))?;
            }
            bail!("{message} ({code})")
        }
    }
}

/// By the service that runs on the data folder, or as a node of its own.
async fn asking(place: &Place, public_url: Option<String>, asked: Asked) -> Result<Reply> {
    #[cfg(unix)]
    if let Place::Folder(folder) = place
        && let Some(reply) =
            admin::socket::ask(folder, &asked).await.context("the service that runs here cannot be asked")?
    {
        return Ok(reply);
    }
    admin::alone(place, public_url, asked).await.context("nothing was done")
}
