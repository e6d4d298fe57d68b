//! The files of trained weights: one text format for every game.
//!
//! ```text
//! # Remarks come first: what this is and how it was made.
//! table ended
//! points 1.0000 1.0315 1.0845
//! even 2.5000 3.4261 3.9356
//! table bold-2-side-0 packed
//! role-0 gAgAgCfw…
//! ```
//!
//! A game says which tables there are, with the names of their rows and the number of columns; a file has all of
//! them in that order. A row is its name and a number for each column. A table with more than [`PER_LINE`] columns
//! is `packed`: a weight is two letters, a number in base 64 that counts steps of 1/256 from -8, and a row goes on
//! over several lines of [`PER_LINE`] weights, each of which begins with its name.

use std::borrow::Borrow;

/// Steps of a packed weight: it is kept to 1/256.
const STEPS: f32 = 256.0;
/// The digits of a packed weight; [`MIDDLE`] stands for 0.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-";
const MIDDLE: i32 = 2048;
/// The most weights a line.
const PER_LINE: usize = 60;

/// What each letter counts; 64 and above are no letters of the alphabet.
const DIGITS: [u8; 256] = {
    let mut digits = [64; 256];
    let mut digit = 0;
    while digit < ALPHABET.len() {
        digits[ALPHABET[digit] as usize] = digit as u8;
        digit += 1;
    }
    digits
};

/// The shape of a table.
pub(crate) struct Table {
    pub(crate) name: String,
    pub(crate) rows: &'static [&'static str],
    pub(crate) columns: usize,
}

impl Table {
    fn packed(&self) -> bool {
        self.columns > PER_LINE
    }

    fn head(&self) -> String {
        format!("table {}{}", self.name, if self.packed() { " packed" } else { "" })
    }

    fn read_line(&self, text: &str, numbers: &mut Vec<f32>) -> Result<(), String> {
        if self.packed() {
            for pair in text.as_bytes().chunks(2) {
                match *pair {
                    [high, low] if DIGITS[high as usize].max(DIGITS[low as usize]) < 64 => {
                        let code = i32::from(DIGITS[high as usize]) * 64 + i32::from(DIGITS[low as usize]);
                        numbers.push(decoded(code));
                    }
                    _ => return Err("a packed weight is two letters of the alphabet".into()),
                }
            }
        } else {
            for word in text.split_whitespace() {
                let number = word.parse().ok().filter(|number: &f32| number.is_finite());
                numbers.push(number.ok_or_else(|| format!("no number: {word}"))?);
            }
        }
        Ok(())
    }
}

/// The weights of a file, table by table and row by row, or the first thing that is wrong with it.
pub(crate) fn read(text: &str, shape: &[Table]) -> Result<Vec<f32>, String> {
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#'));
    // The next line, which begins with these words: its number and the rest of it.
    let mut line = |begin: &str| match lines.next() {
        None => Err(format!("`{begin}` is missing")),
        Some((line, at)) => match line.strip_prefix(begin) {
            Some(rest) if rest.is_empty() || rest.starts_with(' ') => Ok((at, rest.trim_start())),
            _ => Err(format!("line {at}: expected `{begin}`, found `{line}`")),
        },
    };
    let mut numbers = Vec::with_capacity(shape.iter().map(|table| table.rows.len() * table.columns).sum());
    for table in shape {
        let (at, rest) = line(&table.head())?;
        if !rest.is_empty() {
            return Err(format!("line {at}: too much: {rest}"));
        }
        for row in table.rows {
            let end = numbers.len() + table.columns;
            while numbers.len() < end {
                let (at, rest) = line(row)?;
                let expected = PER_LINE.min(end - numbers.len());
                let before = numbers.len();
                table.read_line(rest, &mut numbers).map_err(|what| format!("line {at}: {what}"))?;
                let found = numbers.len() - before;
                if found != expected {
                    let wrong = if found < expected { "too few" } else { "too many" };
                    return Err(format!("line {at}: {wrong} weights: expected {expected}, found {found}"));
                }
            }
        }
    }
    match lines.next() {
        None => Ok(numbers),
        Some((line, at)) => Err(format!("line {at}: too much: {line}")),
    }
}

/// The text of a file after its remarks.
pub(crate) fn write<W: Borrow<f32>>(weights: impl IntoIterator<Item = W>, shape: &[Table]) -> String {
    let mut text = String::new();
    let mut weights = weights.into_iter().map(|weight| *weight.borrow());
    for table in shape {
        text += &format!("{}\n", table.head());
        for row in table.rows {
            for begin in (0..table.columns).step_by(PER_LINE) {
                text += row;
                text += if table.packed() { " " } else { "" };
                for weight in weights.by_ref().take(PER_LINE.min(table.columns - begin)) {
                    if table.packed() {
                        let digits = [code(weight) / 64, code(weight) % 64];
                        text.extend(digits.map(|digit| char::from(ALPHABET[digit as usize])));
                    } else {
                        text += &format!(" {weight:.4}");
                    }
                }
                text.push('\n');
            }
        }
    }
    text
}

fn code(weight: f32) -> i32 {
    ((weight * STEPS).round() as i32 + MIDDLE).clamp(0, 4095)
}

fn decoded(code: i32) -> f32 {
    (code - MIDDLE) as f32 / STEPS
}

/// A weight as a packed table keeps it.
pub(crate) fn rounded(weight: f32) -> f32 {
    decoded(code(weight))
}

/// The weights of a table that is kept by columns, row by row.
pub(crate) fn by_rows<const R: usize, const C: usize>(
    columns: &mut [[f32; R]; C],
) -> impl Iterator<Item = &mut f32> {
    let mut columns = columns.each_mut().map(|column| column.iter_mut());
    (0..R * C).filter_map(move |nth| columns[nth % C].next())
}

/// A file that comes with a game says how it was made, knows something, and is as it would be written.
#[cfg(test)]
pub(crate) fn check_file(text: &str, shape: &[Table]) {
    let is_remark = |line: &&str| line.starts_with('#');
    let remarks: String = text.lines().take_while(is_remark).collect();
    assert!(remarks.contains("seed"), "{remarks}");
    let numbers = read(text, shape).unwrap_or_else(|error| panic!("{remarks}: {error}"));
    assert!(numbers.iter().any(|&weight| weight != 0.0), "{remarks}: it knows nothing");
    let rest: String = text.split_inclusive('\n').skip_while(is_remark).collect();
    assert!(write(&numbers, shape) == rest, "{remarks}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape() -> [Table; 2] {
        let table = |name: &str, columns| Table { name: name.into(), rows: &["points", "even"], columns };
        [table("ended", 3), table("long", PER_LINE + 2)]
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        let mut numbers = vec![1.0, -2.5, 0.0625, 0.0, 100.25, -0.0001];
        numbers.extend((0..2 * (PER_LINE + 2)).map(|number| rounded(number as f32 * 0.13 - 8.0)));
        let text = write(&numbers, &shape());
        assert_eq!(read(&text, &shape()), Ok(numbers));
        assert_eq!(text.lines().nth(1), Some("points 1.0000 -2.5000 0.0625"));
        assert_eq!(text.lines().count(), 2 + 2 + 4, "a packed row goes on over two lines");
        for code in 0..4096 {
            assert_eq!(super::code(decoded(code)), code);
        }
    }

    #[test]
    fn a_wrong_file_is_refused_with_its_line() {
        let good = format!("# A remark.\n{}", write([1.0; 6 + 2 * (PER_LINE + 2)], &shape()));
        assert!(read(&good, &shape()).is_ok());
        let first = "points 1.0000 1.0000 1.0000\n";
        for (from, to, refusal) in [
            ("table ended", "table begun", "line 2: expected `table ended`, found `table begun`"),
            ("table ended", "table ended packed", "line 2: too much: packed"),
            ("long packed", "long", "line 5: expected `table long packed`, found `table long`"),
            ("even", "odd", "line 4: expected `even`, found `odd 1.0000 1.0000 1.0000`"),
            ("points 1", "points1 1", "line 3: expected `points`, found `points1 1.0000 1.0000 1.0000`"),
            (first, "points 1 2\n", "line 3: too few weights: expected 3, found 2"),
            (first, "points\n", "line 3: too few weights: expected 3, found 0"),
            (first, "points 1 2 3 4\n", "line 3: too many weights: expected 3, found 4"),
            (first, "points 1 two 3\n", "line 3: no number: two"),
            (first, "points 1 NaN 3\n", "line 3: no number: NaN"),
            (first, "", "line 3: expected `points`, found `even 1.0000 1.0000 1.0000`"),
            ("kA\n", "k\n", "line 6: a packed weight is two letters of the alphabet"),
            ("kA\n", "k!\n", "line 6: a packed weight is two letters of the alphabet"),
            ("kA\n", "\n", "line 6: too few weights: expected 60, found 59"),
            ("kA\npoints kA", "kA\npoints kAkA", "line 7: too many weights: expected 2, found 3"),
        ] {
            assert_eq!(read(&good.replacen(from, to, 1), &shape()), Err(refusal.into()));
        }
        let without_last = good.trim_end().rsplit_once('\n').expect("several lines").0;
        assert_eq!(read(without_last, &shape()), Err("`even` is missing".into()));
        assert_eq!(read("", &shape()), Err("`table ended` is missing".into()));
        assert_eq!(read(&(good + "even"), &shape()), Err("line 10: too much: even".into()));
    }
}
