//! What must hold for a whole side of a board file (G4.5).

use crate::bits::SegmentSet;
use crate::board::MOST_CORNERS;
use crate::board::text::{Read, Side, wrong};
use crate::places::{Corner, Field};

fn corners_of(field: Field) -> [Corner; 4] {
    let (x, y) = (field.column() as u8, field.row() as u8);
    [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)].map(|(x, y)| Corner { x, y })
}

pub(crate) fn check_limits(side: &Side, line: usize) -> Read<()> {
    if side.segments.len() > SegmentSet::CAPACITY {
        return wrong(line, format!("a map has at most {} segments", SegmentSet::CAPACITY));
    }
    let mut corners: Vec<Corner> = side.segments.iter().flat_map(|s| [s.from, s.to()]).collect();
    corners.sort_unstable();
    corners.dedup();
    if corners.len() > MOST_CORNERS {
        return wrong(line, format!("segments touch at most {MOST_CORNERS} corners"));
    }
    for (harbour, dock) in side.docks.iter().enumerate() {
        if corners.binary_search(dock).is_err() {
            return wrong(line, format!("no segment leads to the dock of harbour {}", harbour + 1));
        }
    }
    if side.sites.is_empty() {
        return wrong(line, "a map needs at least one hut site");
    }
    Ok(())
}

/// G4.5: with two seats there are no paths; every edge takes a road.
pub(crate) fn check_every_edge(side: &Side, line: usize) -> Read<()> {
    let all = side.rows * (side.columns + 1) + side.columns * (side.rows + 1);
    let drawn = side.segments.len();
    if drawn != all {
        return wrong(line, format!("with two seats all {all} edges must be drawn, not {drawn}"));
    }
    if side.closed_with_three.is_some() {
        return wrong(line, "`closed-with-three` belongs to `plantation 3-4`");
    }
    Ok(())
}

/// G4.5: with three or four seats every path leads to one harbour, and every site touches one path.
pub(crate) fn check_paths(side: &Side, row_lines: &[usize]) -> Read<()> {
    let mut paths: Vec<Vec<Corner>> = Vec::new();
    for segment in &side.segments {
        let (mut joined, apart): (Vec<_>, Vec<_>) =
            paths.into_iter().partition(|path| path.contains(&segment.from) || path.contains(&segment.to()));
        let mut path: Vec<Corner> = joined.drain(..).flatten().collect();
        path.extend([segment.from, segment.to()]);
        paths = apart;
        paths.push(path);
    }
    for path in &paths {
        let harbours = side.docks.iter().filter(|dock| path.contains(dock)).count();
        if harbours != 1 {
            let corner = path.iter().min().expect("a path has corners");
            let line = row_lines[usize::from(corner.y).min(side.rows - 1)];
            return wrong(
                line,
                format!("the path through {corner} must lead to one harbour, not {harbours}"),
            );
        }
    }
    for site in &side.sites {
        let touched = paths
            .iter()
            .filter(|path| corners_of(site.field).iter().any(|corner| path.contains(corner)))
            .count();
        if touched != 1 {
            let line = row_lines[site.field.row() - 1];
            return wrong(
                line,
                format!("the site {} must touch exactly one path, not {touched}", site.field),
            );
        }
    }
    Ok(())
}
