//! What a database holds, table by table: counted, hashed, and copied from one database to another.
//!
//! All columns are texts or whole numbers, so that both databases hold exactly the same.

use std::fmt;

use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::{PgConnection, QueryBuilder, Row as _, SqliteConnection};

/// Where a backup keeps the checksum of everything else in it.
pub(super) const CHECKSUM: &str = "checksum";

/// Rows that are added by one statement; a statement may have 32,766 values in SQLite.
const FEW: usize = 500;

/// A table of the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    /// Its name.
    name: String,
    columns: Vec<Column>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Column {
    name: String,
    is_text: bool,
    is_key: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    Text(Option<String>),
    Number(Option<i64>),
}

/// How many rows every table has, and what is in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Content(Vec<(String, u64, [u8; 32])>);

impl Content {
    /// One hash for everything.
    pub(super) fn checksum(&self) -> String {
        let mut hash = Sha256::new();
        for (name, rows, content) in &self.0 {
            hash.update(name.as_bytes());
            hash.update(rows.to_be_bytes());
            hash.update(content);
        }
        hex::encode(hash.finalize())
    }

    /// How many rows there are in a table.
    pub fn rows(&self, name: &str) -> u64 {
        self.0.iter().find(|(table, ..)| table == name).map_or(0, |(_, rows, _)| *rows)
    }
}

/// One table a line: name, rows, hash.
impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, rows, content) in &self.0 {
            writeln!(f, "{name:10} {rows:>10} {}", &hex::encode(content)[..16])?;
        }
        Ok(())
    }
}

/// All tables, as SQLite describes them; PostgreSQL has the same.
pub(super) async fn shapes(connection: &mut SqliteConnection) -> Result<Vec<Shape>, sqlx::Error> {
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
         AND name NOT LIKE '_sqlx_%' ORDER BY name",
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut shapes = Vec::new();
    for name in names {
        let rows = sqlx::query("SELECT name, type, pk FROM pragma_table_info($1) ORDER BY name")
            .bind(&name)
            .fetch_all(&mut *connection)
            .await?;
        let column = |row: &sqlx::sqlite::SqliteRow| -> Result<Column, sqlx::Error> {
            Ok(Column {
                name: row.try_get(0)?,
                is_text: row.try_get::<String, _>(1)? == "TEXT",
                is_key: row.try_get::<i64, _>(2)? != 0,
            })
        };
        let columns = rows.iter().map(column).collect::<Result<_, _>>()?;
        shapes.push(Shape { name, columns });
    }
    Ok(shapes)
}

impl Shape {
    /// All rows in the order of their keys, without the checksum itself.
    fn select(&self, text_order: &str) -> String {
        let columns: Vec<String> = self.columns.iter().map(|column| quoted(&column.name)).collect();
        let order: Vec<String> = self
            .columns
            .iter()
            .filter(|column| column.is_key)
            .map(|column| format!("{}{}", quoted(&column.name), if column.is_text { text_order } else { "" }))
            .collect();
        let but = match self.name.as_str() {
            "settings" => format!(" WHERE name <> '{CHECKSUM}'"),
            _ => String::new(),
        };
        let (columns, order) = (columns.join(", "), order.join(", "));
        format!("SELECT {columns} FROM {}{but} ORDER BY {order}", quoted(&self.name))
    }

    fn insert<D: sqlx::Database>(&self) -> QueryBuilder<'static, D> {
        let columns: Vec<String> = self.columns.iter().map(|column| quoted(&column.name)).collect();
        QueryBuilder::new(format!("INSERT INTO {} ({}) ", quoted(&self.name), columns.join(", ")))
    }
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

fn update(hash: &mut Sha256, row: &[Value]) {
    for value in row {
        match value {
            Value::Text(None) | Value::Number(None) => hash.update([0]),
            Value::Text(Some(text)) => {
                hash.update([1]);
                hash.update((text.len() as u64).to_be_bytes());
                hash.update(text.as_bytes());
            }
            Value::Number(Some(number)) => {
                hash.update([2]);
                hash.update(number.to_be_bytes());
            }
        }
    }
}

/// Reading and adding rows, written once and compiled for each database.
macro_rules! for_database {
    ($reads:ident, $connection:ty, $database:ty, $row:ty, $text_order:literal) => {
        pub(super) mod $reads {
            use super::*;

            pub(super) fn values(shape: &Shape, row: &$row) -> Result<Vec<Value>, sqlx::Error> {
                let value = |(at, column): (usize, &Column)| {
                    Ok(match column.is_text {
                        true => Value::Text(row.try_get(at)?),
                        false => Value::Number(row.try_get(at)?),
                    })
                };
                shape.columns.iter().enumerate().map(value).collect()
            }

            /// Counts and hashes everything.
            pub(crate) async fn content(
                connection: &mut $connection,
                shapes: &[Shape],
            ) -> Result<Content, sqlx::Error> {
                let mut content = Content::default();
                for shape in shapes {
                    let select = shape.select($text_order);
                    let mut rows = sqlx::query(&select).fetch(&mut *connection);
                    let (mut hash, mut n_rows) = (Sha256::new(), 0);
                    while let Some(row) = rows.try_next().await? {
                        update(&mut hash, &values(shape, &row)?);
                        n_rows += 1;
                    }
                    content.0.push((shape.name.clone(), n_rows, hash.finalize().into()));
                }
                Ok(content)
            }

            pub(super) async fn add(
                connection: &mut $connection,
                shape: &Shape,
                rows: Vec<Vec<Value>>,
            ) -> Result<(), sqlx::Error> {
                let mut query: QueryBuilder<'static, $database> = shape.insert();
                query.push_values(rows, |mut into, row| {
                    for value in row {
                        match value {
                            Value::Text(text) => into.push_bind(text),
                            Value::Number(number) => into.push_bind(number),
                        };
                    }
                });
                query.build().persistent(false).execute(connection).await.map(drop)
            }
        }
    };
}

for_database!(sqlite, SqliteConnection, sqlx::Sqlite, sqlx::sqlite::SqliteRow, "");
for_database!(postgres, PgConnection, sqlx::Postgres, sqlx::postgres::PgRow, " COLLATE \"C\"");

/// Copies all rows from one database into the empty tables of another.
macro_rules! copy {
    ($name:ident, $from:ident, $to:ident, $reads:ty, $adds:ty) => {
        pub(super) async fn $name(
            from: &mut $reads,
            to: &mut $adds,
            shapes: &[Shape],
        ) -> Result<(), sqlx::Error> {
            for shape in shapes {
                let select = shape.select("");
                let mut rows = sqlx::query(&select).fetch(&mut *from);
                let mut few = Vec::with_capacity(FEW);
                while let Some(row) = rows.try_next().await? {
                    few.push($from::values(shape, &row)?);
                    if few.len() == FEW {
                        $to::add(to, shape, std::mem::take(&mut few)).await?;
                    }
                }
                if !few.is_empty() {
                    $to::add(to, shape, few).await?;
                }
            }
            Ok(())
        }
    };
}

copy!(to_postgres, sqlite, postgres, SqliteConnection, PgConnection);
copy!(to_sqlite, postgres, sqlite, PgConnection, SqliteConnection);
