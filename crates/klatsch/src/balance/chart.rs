//! The victories by place in the order of play as a picture.

use super::page::TOLERANCE;
use super::tally::Tally;
use crate::arena::stats::fair_score;

const LEFT: f64 = 190.0;
const WIDE: f64 = 420.0;
/// The share at the right edge.
const MOST: f64 = 0.7;
const BAR: f64 = 11.0;
const GAP: f64 = 12.0;

/// Bars with their intervals; the fair share and what is near enough are marked behind them.
pub(super) fn shares(lines: &[(&str, Tally)]) -> String {
    let x = |share: f64| LEFT + WIDE * (share / MOST).clamp(0.0, 1.0);
    let mut body = String::new();
    let mut y = GAP;
    for (variant, tally) in lines.iter().filter(|(_, tally)| tally.seats > 1) {
        let (high, fair) = (BAR * tally.seats as f64, fair_score(tally.seats));
        body.push_str(&format!(
            "<text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{variant}, {} seats</text>\n",
            LEFT - 8.0,
            y + high / 2.0 + 4.0,
            tally.seats
        ));
        let (from, to) = (x(fair - TOLERANCE), x(fair + TOLERANCE));
        body.push_str(&format!(
            "<rect class=\"fair\" x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\n",
            y - 3.0,
            to - from,
            high + 6.0
        ));
        for (place, share) in tally.shares().iter().enumerate() {
            let top = y + BAR * place as f64;
            let middle = top + (BAR - 2.0) / 2.0;
            body.push_str(&format!(
                "<rect class=\"p{place}\" x=\"{LEFT:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\n",
                x(share.mean) - LEFT,
                BAR - 2.0
            ));
            body.push_str(&format!(
                "<path d=\"M{:.1} {middle:.1}H{:.1}\"/>\n<text class=\"n\" x=\"{:.1}\" y=\"{:.1}\">{:.1}</text>\n",
                x(share.low),
                x(share.high),
                x(share.high) + 5.0,
                middle + 3.5,
                100.0 * share.mean
            ));
        }
        body.push_str(&format!(
            "<path class=\"line\" d=\"M{0:.1} {1:.1}V{2:.1}\"/>\n",
            x(fair),
            y - 3.0,
            y + high + 3.0
        ));
        y += high + GAP;
    }
    let (width, height) = (LEFT + WIDE + 50.0, y + 4.0);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" role=\"img\">\n<title>Victories by place in the order of play, in percent, from the \
         seat that begins; the fair share ± 3 is shaded</title>\n<style>text{{font:12px sans-serif;fill:#333}}\
         .n{{font-size:10px}}.fair{{fill:#d9cfc3}}.p0{{fill:#5b3a21}}.p1{{fill:#8a5a33}}.p2{{fill:#b98250}}\
         .p3{{fill:#d8ab7c}}path{{stroke:#111;stroke-width:1.2;fill:none}}.line{{stroke-dasharray:3 2}}</style>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffaf3\"/>\n{body}</svg>\n"
    )
}
