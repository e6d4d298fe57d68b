//! What operators need: health, figures, headers.
