/* SPDX-License-Identifier: Apache-2.0 */
/* Shell completions for bash, zsh and fish. */
#include "cli/docgen/docgen.h"

#include <string.h>

static bool
is(const char *words, const char *kind)
{
	return words && strcmp(words, kind) == 0;
}

static bool
is_list(const char *words)
{
	return words && words[0] != '<';
}

static void
put_commands(FILE *f)
{
	for (const cli_command *k = cli_commands; k->name; k++)
		fprintf(f, "%s ", k->name);
	fputs("help", f);
}

/* Prints `text` up to its first details (";" or "("), with a backslash before characters of
 * `special`. The text is inside single quotes: its own quotes end and reopen them. */
static void
put_short(FILE *f, const char *text, const char *special)
{
	size_t n = strcspn(text, ";(");

	while (n > 0 && text[n - 1] == ' ')
		n--;
	for (size_t i = 0; i < n; i++) {
		if (text[i] == '\'')
			fputs("'\\'", f);
		else if (strchr(special, text[i]))
			fputc('\\', f);
		fputc(text[i], f);
	}
}

/* ---- bash ---- */

static void
bash_option_names(FILE *f, const cli_option *o)
{
	for (; o->name; o++) {
		fprintf(f, " --%s", o->name);
		if (cli_has_letter(o))
			fprintf(f, " -%c", o->id);
	}
}

/* Prints the completions of option values as cases of `COMMAND OPTION`. */
static void
bash_values(FILE *f, const char *command, const cli_option *o)
{
	for (; o->name; o++) {
		if (!o->value)
			continue;
		fprintf(f, "\t%s\" --%s\"", command, o->name);
		if (cli_has_letter(o))
			fprintf(f, " | %s\" -%c\"", command, o->id);
		fprintf(f, ") words='%s' ;;\n", o->words ? o->words : "");
	}
}

static void
bash_command(FILE *f, const cli_command *k)
{
	fprintf(f, "\t%s\\ *) words='%s' options='", k->name, k->words ? k->words : "");
	bash_option_names(f, cli_common_options);
	bash_option_names(f, k->options);
	fputs("' ;;\n", f);
}

void
cli_write_bash(FILE *f)
{
	fputs("# bash completion for fxge, made by fxge-docgen\n\n"
		  "_fxge() {\n"
		  "\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
		  "\tlocal words= options= IFS=$' \\t\\n'\n\n"
		  "\tif [ \"$cur\" = = ]; then\n"
		  "\t\tcur=\n"
		  "\telif [ \"$prev\" = = ]; then # --option=value is three words\n"
		  "\t\tprev=${COMP_WORDS[COMP_CWORD - 2]}\n"
		  "\tfi\n"
		  "\t[ \"$COMP_CWORD\" -gt 1 ] || prev=\n"
		  "\tcase \"${COMP_WORDS[1]} $prev\" in\n",
		f);
	bash_values(f, "*", cli_common_options);
	for (const cli_command *k = cli_commands; k->name; k++)
		bash_values(f, k->name, k->options);
	fputs("\t*\\ ) words='<command>' options='", f);
	bash_option_names(f, cli_main_options);
	fputs("' ;;\n\thelp\\ *) words='<command>' ;;\n", f);
	for (const cli_command *k = cli_commands; k->name; k++)
		bash_command(f, k);
	fputs("\tesac\n"
		  "\t[[ $cur != -* ]] || words=\n"
		  "\t[[ $cur == -* ]] || options=\n"
		  "\tCOMPREPLY=()\n"
		  "\tcase $words in\n"
		  "\t'<file>') compopt -o filenames 2>/dev/null; "
		  "mapfile -t COMPREPLY < <(compgen -f -- \"$cur\") ;;\n"
		  "\t'<directory>') compopt -o filenames 2>/dev/null; "
		  "mapfile -t COMPREPLY < <(compgen -d -- \"$cur\") ;;\n"
		  "\t'<command>') words='",
		f);
	put_commands(f);
	fputs("' ;;&\n"
		  "\t*) mapfile -t COMPREPLY < <(compgen -W \"$words $options\" -- \"$cur\") ;;\n"
		  "\tesac\n"
		  "}\n"
		  "complete -F _fxge fxge\n",
		f);
}

/* ---- zsh ---- */

static void
zsh_value(FILE *f, const cli_option *o)
{
	fprintf(f, ":%s:", o->value);
	if (is(o->words, CLI_A_FILE))
		fputs("_files", f);
	else if (is(o->words, CLI_A_DIRECTORY))
		fputs("_files -/", f);
	else if (is_list(o->words))
		fprintf(f, "(%s)", o->words);
}

static void
zsh_options(FILE *f, const cli_option *o)
{
	for (; o->name; o++) {
		fputs(" \\\n\t\t\t", f);
		if (cli_has_letter(o))
			fprintf(f, "{-%c%s,", o->id, o->value ? "+" : "");
		fprintf(f, "%s--%s%s", cli_has_letter(o) ? "" : "'*", o->name, o->value ? "=" : "");
		fputs(cli_has_letter(o) ? "}'[" : "[", f);
		put_short(f, o->text, "[]:\\");
		fputc(']', f);
		if (o->value)
			zsh_value(f, o);
		fputc('\'', f);
	}
}

void
cli_write_zsh(FILE *f)
{
	fputs("#compdef fxge\n# zsh completion for fxge, made by fxge-docgen\n\n"
		  "local line state\n"
		  "local -a commands=(\n",
		f);
	for (const cli_command *k = cli_commands; k->name; k++) {
		fprintf(f, "\t'%s:", k->name);
		put_short(f, k->summary, "\\:");
		fputs("'\n", f);
	}
	fputs("\t'help:show the options of a command'\n)\n\n"
		  "_arguments -C '1:command:->command' '*::argument:->argument'",
		f);
	zsh_options(f, cli_main_options);
	fputs("\ncase $state in\ncommand) _describe command commands ;;\nargument)\n"
		  "\tcase $line[1] in\n",
		f);
	for (const cli_command *k = cli_commands; k->name; k++) {
		fprintf(f, "\t%s)\n\t\t_arguments -s '%s'", k->name,
			is(k->words, CLI_A_FILE) ? "*:file:_files" : "*:argument:");
		zsh_options(f, k->options);
		zsh_options(f, cli_common_options);
		fputs(" ;;\n", f);
	}
	fputs("\thelp) _describe command commands ;;\n\tesac ;;\nesac\n", f);
}

/* ---- fish ---- */

static void
fish_options(FILE *f, const char *when, const cli_option *o)
{
	for (; o->name; o++) {
		fprintf(f, "complete -c fxge -n '%s' -l %s", when, o->name);
		if (cli_has_letter(o))
			fprintf(f, " -s %c", o->id);
		if (is(o->words, CLI_A_FILE))
			fputs(" -r -F", f);
		else if (is(o->words, CLI_A_DIRECTORY))
			fputs(" -x -a '(__fish_complete_directories)'", f);
		else if (o->value)
			fprintf(f, " -x -a '%s'", o->words ? o->words : "");
		fputs(" -d '", f);
		put_short(f, o->text, "\\");
		fputs("'\n", f);
	}
}

void
cli_write_fish(FILE *f)
{
	const char *first = "__fish_use_subcommand", *any = "not __fish_use_subcommand";
	char when[128];

	fputs("# fish completion for fxge, made by fxge-docgen\n\ncomplete -c fxge -f\n", f);
	for (const cli_command *k = cli_commands; k->name; k++) {
		fprintf(f, "complete -c fxge -n %s -a %s -d '", first, k->name);
		put_short(f, k->summary, "\\");
		fputs("'\n", f);
	}
	fprintf(f, "complete -c fxge -n %s -a help -d 'show the options of a command'\n", first);
	fish_options(f, first, cli_main_options);
	for (const cli_command *k = cli_commands; k->name; k++) {
		snprintf(when, sizeof when, "__fish_seen_subcommand_from %s", k->name);
		if (is(k->words, CLI_A_FILE))
			fprintf(f, "complete -c fxge -n '%s' -F\n", when);
		fish_options(f, when, k->options);
	}
	fputs("complete -c fxge -n '__fish_seen_subcommand_from help' -a '", f);
	put_commands(f);
	fputs("'\n", f);
	fish_options(f, any, cli_common_options);
}
