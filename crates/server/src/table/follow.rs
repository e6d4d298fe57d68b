//! Following what other nodes write: by their messages, and by asking when some may have been missed.

use std::sync::Arc;

use super::publish::News;
use super::registry::TableRegistry;
use super::room::Room;
use crate::ids::TableId;
use crate::store::NodeMessage;
use crate::sync::lock;

impl TableRegistry {
    /// Another node wrote something.
    pub(crate) async fn received(self: &Arc<Self>, message: &NodeMessage) {
        let ids = match message {
            NodeMessage::Tables(ids) => ids,
            NodeMessage::Missed => return self.follow_all().await,
            NodeMessage::Rewritten(ids) => return self.reload(Some(ids)).await,
            NodeMessage::SignedOut(_) | NodeMessage::House => return,
            NodeMessage::Chat(row) => {
                return self.tell_chat(&row.table, &row.room, &row.clone().into());
            }
        };
        for id in ids {
            self.follow(id, u64::MAX).await;
        }
    }

    /// Reads what other nodes added to any table that somebody follows: messages may have been missed. All other
    /// tables are read when somebody looks.
    pub(crate) async fn follow_all(self: &Arc<Self>) {
        let followed = |room: &Room| room.n_followers() > 0;
        let ids: Vec<TableId> =
            lock(&self.rooms).iter().filter(|(_, room)| followed(room)).map(|(id, _)| id.clone()).collect();
        match self.store.versions(&ids).await {
            Ok(versions) => {
                for (id, version) in versions {
                    self.follow(&id, version).await;
                }
            }
            Err(error) => tracing::warn!(%error, "cannot ask what other nodes have written"),
        }
    }

    /// Reads what another node added to a table in memory, if it is not at this version already.
    async fn follow(self: &Arc<Self>, id: &TableId, version: u64) {
        let Some(room) = lock(&self.rooms).peek(id).cloned() else { return };
        let mut guard = room.inside.lock().await;
        let followed = match guard.as_mut() {
            Some(inside) if inside.table.version >= version => Ok(()),
            Some(inside) => self.catch_up(&room, inside).await,
            None if room.n_followers() == 0 => Ok(()),
            // It was dropped because what is stored changed; those who are there are told to look when it is read.
            None => self.enter(&room, &mut guard).await.map(drop),
        };
        if let Err(problem) = followed {
            tracing::warn!(table = %id.tag(), code = problem.code(), "cannot follow another node");
            if !problem.status.is_server_error() {
                // Read again by anyone who looks next; those who are there look at once.
                *guard = None;
                room.tell(News::Lost);
            }
        }
    }

    /// These tables, or all, are read again by anyone who looks next: what is stored is not what it was.
    pub(crate) async fn reload(&self, ids: Option<&[TableId]>) {
        let rooms: Vec<Arc<Room>> = lock(&self.rooms)
            .iter()
            .filter(|(id, _)| ids.is_none_or(|ids| ids.contains(id)))
            .map(|(_, room)| room.clone())
            .collect();
        for room in rooms {
            *room.inside.lock().await = None;
            room.tell(News::Lost);
        }
    }
}
