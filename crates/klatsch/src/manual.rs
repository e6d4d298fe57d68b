//! `klatsch man` and `klatsch completions`: made of the same words as `--help`.

use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

/// What `klatsch completions` is told.
#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// Whose completions to print; README says where each shell looks for them.
    shell: Shell,
}

/// Prints the manual page: the program, then every command.
pub(crate) fn page<C: CommandFactory>() -> Result<ExitCode> {
    let mut output = io::stdout().lock();
    let mut command = C::command();
    command.build();
    clap_mangen::Man::new(command.clone()).render(&mut output)?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help") {
        let name = sub.get_name().to_uppercase();
        writeln!(output, ".SH \"KLATSCH {name}\"")?;
        let man = clap_mangen::Man::new(sub.clone());
        man.render_synopsis_section(&mut output)?;
        man.render_description_section(&mut output)?;
        man.render_options_section(&mut output)?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the completions of a shell.
pub(crate) fn completions<C: CommandFactory>(args: &CompletionsArgs) -> Result<ExitCode> {
    // Made first, so that a reader that goes away early is an error of writing and no panic.
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut C::command(), "klatsch", &mut text);
    let mut output = io::stdout().lock();
    output.write_all(&text)?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}
