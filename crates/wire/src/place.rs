//! Places as JSON: one word each, written as actions write them.

/// Types of places: each is a text for other programs.
macro_rules! place {
    ($($(#[$doc:meta])* $vis:vis $name:ident($place:ty)),+ $(,)?) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
        $vis struct $name(pub(super) $place);

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }

        $crate::delta::plain!($name);)+
    };
}

pub(crate) use place;
