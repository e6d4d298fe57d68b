//! What is said at a table: players among themselves, watchers among themselves.

use std::sync::Arc;

use super::followers::chat_room;
use super::manage::may_see;
use super::publish::News;
use super::registry::TableRegistry;
use crate::error::{Answer, Problem};
use crate::identity::User;
use crate::ids::{TableId, random_text};
use crate::shape::socket::{self as shape, ChatLine, Heard};
use crate::store::{ChatRow, Write};
use crate::sync::lock;

/// The longest line.
const MOST_LETTERS: usize = 1_000;

/// The most lines of one answer.
const MOST_LINES: usize = 200;

impl From<ChatRow> for ChatLine {
    fn from(row: ChatRow) -> ChatLine {
        let ChatRow { id, at, room, user, name, text, .. } = row;
        ChatLine { id, at, room, user: user.to_string(), name, text }
    }
}

impl TableRegistry {
    /// The room a user speaks and listens in.
    async fn room_of(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<&'static str> {
        self.look(id, |table| {
            may_see(table, user)?;
            Ok(chat_room(table, &user.id))
        })
        .await
    }

    /// Stores a line, then tells those in the same room.
    pub(crate) async fn say(self: &Arc<Self>, user: &User, id: &TableId, text: &str) -> Answer<ChatLine> {
        let room = self.room_of(user, id).await?;
        let text = text.trim();
        if text.is_empty() || text.chars().count() > MOST_LETTERS || text.contains('\0') {
            return Err(Problem::field("text", format!("expected 1 to {MOST_LETTERS} letters")));
        }
        let now = self.clock.now();
        let row = ChatRow {
            id: format!("{now:015}-{}", random_text(6)),
            table: id.clone(),
            at: now,
            room: room.into(),
            user: user.id.clone(),
            name: user.name.clone(),
            text: text.into(),
        };
        self.store.write(Write::Chat(row.clone())).await?;
        let said = ChatLine::from(row);
        self.tell_chat(id, room, &said);
        Ok(said)
    }

    /// The last lines of a user's room, oldest first.
    pub(crate) async fn heard(self: &Arc<Self>, user: &User, id: &TableId) -> Answer<Vec<ChatLine>> {
        let room = self.room_of(user, id).await?;
        let rows = self.store.chat(id, room, MOST_LINES).await?;
        Ok(rows.into_iter().map(ChatLine::from).collect())
    }

    /// Tells those at the table what was said.
    pub(super) fn tell_chat(&self, id: &TableId, room: &str, line: &ChatLine) {
        let Some(to) = lock(&self.rooms).peek(id).cloned() else { return };
        let text = serde_json::to_string(&shape::News::Chat(Heard { line })).unwrap_or_default();
        to.tell(News::Chat(room.into(), text.into()));
    }
}
