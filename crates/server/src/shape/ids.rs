//! The names of tables and users as they are said.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

macro_rules! name {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
        #[serde(transparent)]
        #[schema(value_type = String)]
        pub struct $name(#[cfg_attr(test, ts(skip))] Arc<str>);

        impl $name {
            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                $name(text.into())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                $name(text.into())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

name!(
    /// A table. Everybody who knows it has the link.
    TableId
);
name!(
    /// A user: a guest or an account.
    UserId
);
