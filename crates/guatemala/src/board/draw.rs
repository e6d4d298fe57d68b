//! Drawing boards: the text of a board file from what was read.

use std::fmt::{self, Display};

use crate::board::text::{BoardFile, Side};
use crate::catalog::{Content, MARKET_SIDE, Piece, SACK_FIELDS};
use crate::places::{Corner, Field, MarketField, Runs, Segment};

impl Display for BoardFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "board {}\n\nmarket", self.name)?;
        for row in 0..MARKET_SIDE {
            let words = (0..MARKET_SIDE).map(|column| self.cell(MarketField::at(row * MARKET_SIDE + column)));
            writeln!(f, "  {}", words.collect::<Vec<_>>().join(" "))?;
        }
        writeln!(f, "\nring")?;
        for side in self.ring.chunks(MARKET_SIDE) {
            let words: Vec<String> = side.iter().map(|line| line.to_string()).collect();
            writeln!(f, "  {}", words.join(" "))?;
        }
        write!(f, "\nplantation 3-4\n{}\nplantation 2\n{}", self.more, self.two)
    }
}

impl BoardFile {
    fn cell(&self, field: MarketField) -> String {
        let last = self.sack_fields[SACK_FIELDS - 1];
        match self.market[field.index()].content() {
            Content::Sack(coffee) if field == last => format!("+{}", coffee.letter()),
            Content::Sack(coffee) => format!("*{}", coffee.letter()),
            Content::Piece(Piece::Worker(coffee)) => format!("w{}", coffee.letter()),
            Content::Piece(Piece::Hut(coffee)) => format!("h{}", coffee.letter()),
            Content::Piece(Piece::Ship(coffee)) => format!("s{}", coffee.letter()),
            Content::Piece(Piece::Road) | Content::Empty => {
                unreachable!("a printed market has no such field")
            }
        }
    }
}

impl Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for zone in &self.zones {
            write!(f, "zone {} worker {}", zone.name, zone.worker)?;
            match zone.hut {
                Some(hut) => writeln!(f, " hut {hut}")?,
                None => writeln!(f)?,
            }
        }
        let [first, second, third] = self.berths;
        writeln!(f, "berths {first} {second} {third}")?;
        if let Some(harbour) = self.closed_with_three {
            writeln!(f, "closed-with-three {harbour}")?;
        }
        writeln!(f, "map {} x {}", self.columns, self.rows)?;
        for y in 0..=self.rows {
            let corners: String = (0..=self.columns).map(|x| self.corner_and_edge(x, y)).collect();
            writeln!(f, "    {}", corners.trim_end())?;
            if y < self.rows {
                let fields: String = (0..=self.columns).map(|x| self.edge_and_field(x, y)).collect();
                writeln!(f, "{:3} {fields} {}", y + 1, self.zones[self.zone_of_row[y]].name)?;
            }
        }
        Ok(())
    }
}

impl Side {
    fn has(&self, x: usize, y: usize, runs: Runs) -> bool {
        let from = Corner { x: x as u8, y: y as u8 };
        self.segments.binary_search(&Segment { from, runs }).is_ok()
    }

    fn corner_and_edge(&self, x: usize, y: usize) -> String {
        let corner = Corner { x: x as u8, y: y as u8 };
        let dock = self.docks.iter().position(|&dock| dock == corner);
        let mark = dock.map_or("+".to_string(), |harbour| (harbour + 1).to_string());
        format!("{mark}{}", if self.has(x, y, Runs::Across) { "---" } else { "   " })
    }

    fn edge_and_field(&self, x: usize, y: usize) -> String {
        let edge = if self.has(x, y, Runs::Down) { '|' } else { ' ' };
        if x == self.columns {
            return edge.to_string();
        }
        let field = Field::new(x + 1, y + 1);
        match self.sites.iter().find(|site| Some(site.field) == field) {
            Some(site) => format!("{edge}[{}]", site.price),
            None => format!("{edge}   "),
        }
    }
}
