//! First games: lessons that are played with the rules themselves. The service keeps nothing of them: a learner sends
//! what was chosen so far, and gets the table that it leads to.

use std::time::Duration;

use axum::Json;
use axum::extract::{Extension, Path, State};
use bots::Effort;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::{Seat, Viewer};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{Audience, Guide, Lesson, Reason, Scene, Verdict};

use super::Read;
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::User;
use crate::identity::limits::Kind;
use crate::identity::peer::Peer;
use crate::shape::lessons::{FinishDoc, LessonInfo, Lessons, SceneDoc, VerdictName};

/// The longest seed.
const MOST_SEED: usize = 64;

/// What a scene costs beside its choices, in steps of a game computed again.
const SCENE: u64 = 20;

/// What it costs to be shown what to do: a bot may have to think.
const SHOWN: u64 = 200;

/// How long a bot may think about what to show.
const THOUGHT: Duration = Duration::from_millis(700);

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(lessons)).routes(routes!(lesson))
}

/// The lessons of a game, in order.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "lessons", params(("game" = String, Path)), responses(
    (status = 200, body = Lessons), (status = 404, body = ProblemBody, description = "no such game")))]
async fn lessons(Path(game): Path<String>) -> Answer<Json<Lessons>> {
    let guide = wire::guide(&game)?;
    let info = |lesson: &Lesson| LessonInfo { id: lesson.id.clone(), rules: lesson.rules.clone() };
    Ok(Json(Lessons {
        game: guide.game.clone(),
        others: guide.others,
        lessons: guide.lessons.iter().map(info).collect(),
        finish: FinishDoc { setup: guide.finish.setup.clone(), bots: guide.finish.bots.clone() },
    }))
}

/// What a learner has done so far.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Progress {
    /// The choices in notation; the last of them may be one that the rules refuse.
    #[serde(default)]
    choices: Vec<String>,
    /// Where real dice of this learner come from.
    seed: Option<String>,
    /// Whether to say what to do next.
    #[serde(default)]
    show: bool,
}

/// Plays a lesson: the table to which the choices lead, and whether it is solved.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}", tag = "lessons",
    params(("game" = String, Path), ("lesson" = String, Path)), request_body = Progress, responses(
    (status = 200, body = SceneDoc), (status = 404, body = ProblemBody, description = "no such lesson"),
    (status = 422, body = ProblemBody, description = "an earlier choice is refused")))]
async fn lesson(
    State(app): State<App>,
    user: User,
    Path((game, lesson)): Path<(String, String)>,
    Extension(peer): Extension<Peer>,
    Read(progress): Read<Progress>,
) -> Answer<Json<SceneDoc>> {
    let guide = wire::guide(&game)?;
    let lesson = guide.lesson(&lesson)?;
    if progress.seed.as_ref().is_some_and(|seed| seed.len() > MOST_SEED) {
        return Err(Problem::field("seed", format!("at most {MOST_SEED} letters")));
    }
    let shown = if progress.show { SHOWN } else { 0 };
    app.limits.pay(Kind::Work, peer, &user.id, SCENE + shown + progress.choices.len() as u64)?;
    let played = app.aside.run(move || play(guide, lesson, &progress)).await?;
    Ok(Json(played?))
}

fn play(guide: &Guide, lesson: &Lesson, progress: &Progress) -> Answer<SceneDoc> {
    let seed = progress.seed.as_deref();
    let scene = lesson.scene(guide, &progress.choices, seed)?;
    let show = match progress.show {
        true => lesson.show(&scene, &Effort::time(THOUGHT), &guide.seed)?,
        false => Vec::new(),
    };
    Ok(doc(guide, lesson, &scene, show))
}

fn doc(guide: &Guide, lesson: &Lesson, scene: &Scene, show: Vec<String>) -> SceneDoc {
    let seat = Seat::new(0).expect("every table has a seat 0");
    let (table, audience) = (&scene.table, Audience::Viewer(Viewer::Seat(seat)));
    let (verdict, say, rule) = match &scene.verdict {
        Verdict::Open => (VerdictName::Open, None, None),
        Verdict::Solved => (VerdictName::Solved, None, None),
        Verdict::Wrong(reason) => {
            let (say, rule) = match reason {
                Reason::Lesson(part, rule) => (json!({"key": guide.key(lesson, part)}), *rule),
                Reason::Rules(message, rule) => (json!(message), *rule),
                Reason::Otherwise => (json!({"key": "learn-otherwise"}), None),
                Reason::Rested => (json!({"key": "learn-rested"}), None),
            };
            (VerdictName::Wrong, Some(say), rule)
        }
    };
    let legal = table.legal(seat);
    let offers: Vec<Box<RawValue>> =
        serde_json::from_str(&table.offers(seat, usize::MAX)).unwrap_or_default();
    let offers = scene.offered.iter().filter_map(|&place| offers.get(place).cloned()).collect();
    let events: Vec<Value> = scene
        .happened
        .iter()
        .flat_map(|happened| happened.seen_by(audience))
        .map(|told| json!(told.unsaid()))
        .collect();
    SceneDoc {
        choices: scene.choices.clone(),
        verdict,
        say,
        rule: rule.map(String::from),
        caption: scene.caption.clone(),
        awaits: table.awaits().into(),
        events: Value::from(events),
        legal: scene.offered.iter().map(|&place| legal[place].clone()).collect(),
        question: table.question(seat),
        offers,
        view: table.view(audience),
        show,
    }
}
