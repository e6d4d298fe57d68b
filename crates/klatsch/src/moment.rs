//! Moments and times as operators read and write them.

use server::clock::{DAY, MINUTE, Millis, SECOND};

/// A moment, to the minute: `2026-09-21 14:03 UTC`.
pub(crate) fn moment(at: Millis) -> String {
    let (day, rest) = (at.div_euclid(DAY), at.rem_euclid(DAY));
    let (year, month, date) = date(day);
    format!("{year:04}-{month:02}-{date:02} {:02}:{:02} UTC", rest / (60 * MINUTE), rest / MINUTE % 60)
}

/// The date of a day since 1970: years begin in March, so that the day that is sometimes missing comes last.
fn date(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + i64::from(month <= 2), month, date)
}

/// A time above zero, such as `90s`, `10m`, `2h` or `7d`.
pub(crate) fn duration(text: &str) -> Result<Millis, String> {
    let wrong = || format!("`{text}` is no time such as 90s, 10m, 2h or 7d");
    let digits = text.find(|letter: char| !letter.is_ascii_digit()).ok_or_else(wrong)?;
    let (number, unit) = text.split_at(digits);
    let unit = match unit {
        "s" => SECOND,
        "m" => MINUTE,
        "h" => 60 * MINUTE,
        "d" => DAY,
        _ => return Err(wrong()),
    };
    let number: Millis = number.parse().map_err(|_| wrong())?;
    number.checked_mul(unit).filter(|time| (1..=36_525 * DAY).contains(time)).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates() {
        for (at, text) in [
            (0, "1970-01-01 00:00 UTC"),
            (1_790_000_000_000, "2026-09-21 14:13 UTC"),
            (1_709_164_800_000, "2024-02-29 00:00 UTC"),
            (951_868_800_000, "2000-03-01 00:00 UTC"),
            (-1, "1969-12-31 23:59 UTC"),
        ] {
            assert_eq!(moment(at), text);
        }
    }

    #[test]
    fn times_have_a_number_and_a_unit() {
        assert_eq!(duration("90s"), Ok(90_000));
        assert_eq!(duration("7d"), Ok(7 * DAY));
        for text in ["", "7", "d", "0d", "-1d", "1w", "1 d", "99999999999999999999d", "40000d"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }
}
