//! The files of the built web table, each as it is and as its build compressed it.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};
use std::{fmt, fs, io};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use lru::LruCache;
use sha2::{Digest as _, Sha256};

use crate::sync::lock;

/// What is part of this program, by names such as `assets/table.js` and `assets/table.js.br`; nothing if the web table
/// was not built.
static BUILT: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web_files.rs"));

static INSIDE: LazyLock<WebFiles> = LazyLock::new(|| {
    WebFiles::from_list(
        BUILT.iter().map(|(name, data)| ((*name).to_string(), Bytes::from_static(data))).collect(),
    )
});

/// A way a file is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Coding {
    Plain,
    Gzip,
    Brotli,
}

impl Coding {
    /// The smallest first.
    const ALL: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Plain];

    /// What the web table's build adds to the name of a file.
    fn suffix(self) -> &'static str {
        match self {
            Coding::Plain => "",
            Coding::Gzip => ".gz",
            Coding::Brotli => ".br",
        }
    }

    /// Its name in HTTP.
    fn token(self) -> Option<&'static str> {
        match self {
            Coding::Plain => None,
            Coding::Gzip => Some("gzip"),
            Coding::Brotli => Some("br"),
        }
    }

    /// Whether a browser reads it: `gzip, br;q=0.8`, and `;q=0` is a no.
    fn is_accepted(self, headers: &HeaderMap) -> bool {
        let Some(token) = self.token() else { return true };
        let said = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        said.flat_map(|value| value.split(',')).any(|entry| {
            let mut words = entry.split(';').map(str::trim);
            let named = words.next().is_some_and(|name| name.eq_ignore_ascii_case(token));
            let quality = words.find_map(|word| word.strip_prefix("q=")).and_then(|q| q.parse::<f32>().ok());
            named && quality.is_none_or(|quality| quality > 0.0)
        })
    }
}

/// One file as it is sent in one way.
struct Sent {
    coding: Coding,
    data: Bytes,
    /// What a browser keeps it by; every way has its own.
    tag: HeaderValue,
}

/// How many changed texts are kept: anybody may call the service by any name.
const CHANGED: NonZeroUsize = NonZeroUsize::new(16).unwrap();

type Changed = LruCache<(String, String), Arc<Sent>>;

/// Files, each with the ways it can be sent, the smallest first.
#[derive(Clone)]
pub struct WebFiles {
    files: Arc<HashMap<String, Vec<Sent>>>,
    /// Texts as they were changed for somebody, by their names and whom for.
    changed: Arc<Mutex<Changed>>,
}

impl fmt::Debug for WebFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} files", self.files.len())
    }
}

impl WebFiles {
    /// The web table inside this program.
    pub fn inside() -> WebFiles {
        INSIDE.clone()
    }

    /// The web table as it is in this folder now.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read, or holds no `index.html`.
    pub fn from_folder(folder: &Path) -> io::Result<WebFiles> {
        let mut list = HashMap::new();
        let mut folders = vec![folder.to_path_buf()];
        while let Some(inner) = folders.pop() {
            for entry in fs::read_dir(inner)? {
                let path = entry?.path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                list.insert(name, fs::read(&path)?.into());
            }
        }
        if !list.contains_key("index.html") {
            return Err(io::Error::new(io::ErrorKind::NotFound, "there is no index.html"));
        }
        Ok(WebFiles::from_list(list))
    }

    fn from_list(list: HashMap<String, Bytes>) -> WebFiles {
        // A compressed one belongs to the file it was made of.
        let is_own = |name: &str| {
            ![".gz", ".br"].iter().any(|end| name.strip_suffix(end).is_some_and(|of| list.contains_key(of)))
        };
        let ways = |name: &String| {
            let sent = Coding::ALL.into_iter().filter_map(|coding| {
                let data = list.get(&format!("{name}{}", coding.suffix()))?.clone();
                Some(Sent::new(coding, data))
            });
            (name.clone(), sent.collect())
        };
        let files = Arc::new(list.keys().filter(|name| is_own(name)).map(ways).collect());
        WebFiles { files, changed: Arc::new(Mutex::new(LruCache::new(CHANGED))) }
    }

    /// The file of this name in the smallest form the browser reads, or that it has it already; `keep` says for how
    /// long it may keep it.
    pub(crate) fn send(&self, asked: &HeaderMap, name: &str, keep: &'static str) -> Option<Response> {
        let ways = self.files.get(name)?;
        let sent = ways.iter().find(|sent| sent.coding.is_accepted(asked))?;
        let mut answer = sent.answer(asked, name, keep);
        if ways.len() > 1 {
            answer.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        Some(answer)
    }

    /// The same for a text that is changed for some of those who ask; once for each of them, not at each visit.
    pub(crate) fn send_changed(
        &self,
        asked: &HeaderMap,
        (name, whom): (&str, String),
        keep: &'static str,
        change: impl FnOnce(&str, &str) -> String,
    ) -> Option<Response> {
        let plain = self.files.get(name)?.iter().find(|sent| sent.coding == Coding::Plain)?;
        let text = std::str::from_utf8(&plain.data).ok()?;
        let key = (name.to_string(), whom);
        let known = lock(&self.changed).get(&key).cloned();
        let sent = known.unwrap_or_else(|| {
            let sent = Arc::new(Sent::new(Coding::Plain, change(text, &key.1).into()));
            lock(&self.changed).put(key, sent.clone());
            sent
        });
        Some(sent.answer(asked, name, keep))
    }
}

impl Sent {
    fn new(coding: Coding, data: Bytes) -> Sent {
        let tag = format!("\"{}\"", hex::encode(&Sha256::digest(&data)[..8]));
        // Digits and quotes are always a value.
        let tag = HeaderValue::from_str(&tag).unwrap_or_else(|_| HeaderValue::from_static("\"\""));
        Sent { coding, data, tag }
    }

    fn answer(&self, asked: &HeaderMap, name: &str, keep: &'static str) -> Response {
        let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| *known == self.tag);
        let mut answer = match known {
            true => StatusCode::NOT_MODIFIED.into_response(),
            false => self.data.clone().into_response(),
        };
        let headers = answer.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
        headers.insert(header::ETAG, self.tag.clone());
        if let Some(token) = self.coding.token() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(token));
        }
        answer
    }
}

/// What a browser is told a file is, by the end of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> WebFiles {
        let list = [
            ("assets/table.js", "let table = 1;"),
            ("assets/table.js.br", "br"),
            ("assets/table.js.gz", "gz"),
            ("old.gz", "an archive of its own"),
            ("share.png", "png"),
        ];
        WebFiles::from_list(list.map(|(name, data)| (name.to_string(), Bytes::from(data))).into())
    }

    fn asked(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).expect("a value"))])
    }

    /// How a file comes, and its tag.
    fn sent(asked: &HeaderMap, name: &str) -> (StatusCode, Option<String>, String) {
        let answer = files().send(asked, name, "no-cache").expect("the file is there");
        let said = |name| answer.headers().get(&name).map(|value| value.to_str().expect("text").to_string());
        (answer.status(), said(header::CONTENT_ENCODING), said(header::ETAG).expect("a tag"))
    }

    #[test]
    fn the_smallest_form_a_browser_reads_is_sent() {
        for (accepted, coding) in [
            ("gzip, deflate, br", Some("br")),
            ("gzip, deflate", Some("gzip")),
            ("GZIP;q=0.5", Some("gzip")),
            ("br;q=0, gzip", Some("gzip")),
            ("br; q=0.0", None),
            ("identity", None),
            ("brotli", None),
        ] {
            let (_, found, _) = sent(&asked(header::ACCEPT_ENCODING, accepted), "assets/table.js");
            assert_eq!(found.as_deref(), coding, "{accepted}");
        }
        assert_eq!(sent(&HeaderMap::new(), "assets/table.js").1, None);
        assert_eq!(sent(&asked(header::ACCEPT_ENCODING, "br"), "share.png").1, None);
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let mut headers = asked(header::ACCEPT_ENCODING, "br");
        let (_, _, tag) = sent(&headers, "assets/table.js");
        headers.insert(header::IF_NONE_MATCH, HeaderValue::from_str(&tag).expect("a tag"));
        assert_eq!(sent(&headers, "assets/table.js").0, StatusCode::NOT_MODIFIED);
        // The same file in another form has another tag.
        headers.remove(header::ACCEPT_ENCODING);
        assert_eq!(sent(&headers, "assets/table.js").0, StatusCode::OK);
    }

    /// The page is not written and hashed again at each visit, and who calls the service by many names fills no memory.
    #[test]
    fn a_text_is_changed_once_for_each_name() {
        let files = files();
        let mut n_changes = 0;
        let mut send = |whom: String| {
            let change = |text: &str, whom: &str| {
                n_changes += 1;
                format!("{text} {whom}")
            };
            let asked = HeaderMap::new();
            let sent = files.send_changed(&asked, ("assets/table.js", whom), "no-cache", change);
            (sent.expect("a file").headers()[header::ETAG].clone(), n_changes)
        };
        let (here, _) = send("here".into());
        assert_eq!(send("here".into()), (here.clone(), 1));
        assert_ne!(send("there".into()).0, here);
        (0..100).for_each(|number| drop(send(number.to_string())));
        assert_eq!(send("here".into()), (here, 103), "those asked for last are kept");
        assert_eq!(lock(&files.changed).len(), CHANGED.get());
    }

    #[test]
    fn compressed_forms_have_no_name_of_their_own() {
        let files = files();
        let is_there = |name: &str| files.send(&HeaderMap::new(), name, "no-cache").is_some();
        assert!(is_there("assets/table.js") && is_there("old.gz") && is_there("share.png"));
        assert!(!is_there("assets/table.js.br") && !is_there("assets/table.js.gz") && !is_there("no.js"));
    }

    #[test]
    fn a_form_that_depends_on_the_browser_says_so_to_caches() {
        let vary = |name: &str| {
            let answer = files().send(&HeaderMap::new(), name, "no-cache").expect("the file is there");
            answer.headers().contains_key(header::VARY)
        };
        assert!(vary("assets/table.js") && !vary("share.png"));
    }

    #[test]
    fn a_folder_is_read_with_what_is_below_it_and_must_hold_a_page() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("assets")).expect("made");
        fs::write(folder.path().join("assets/table.js"), "let table = 2;").expect("written");
        assert!(WebFiles::from_folder(folder.path()).is_err(), "no page");
        fs::write(folder.path().join("index.html"), "<!doctype html>").expect("written");
        let files = WebFiles::from_folder(folder.path()).expect("files");
        assert!(files.send(&HeaderMap::new(), "assets/table.js", "no-cache").is_some());
        assert!(files.send(&HeaderMap::new(), "../Cargo.toml", "no-cache").is_none());
    }
}
