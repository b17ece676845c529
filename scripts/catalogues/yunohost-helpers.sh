# In the place of /usr/share/yunohost/helpers (version 2.1) while the scripts are played: each helper writes the line it
# was called with to $CALLS and does the part that later steps need. A helper that is not here is none.
set -euo pipefail

note() { printf '%s\n' "$*" >> "$CALLS"; }
# Returns the value of --name=… or of the first argument.
given() {
	local name="$1"
	shift
	for each in "$@"; do [ "${each#"--$name="}" = "$each" ] || { printf '%s' "${each#"--$name="}"; return; }; done
	printf '%s' "${1:-}"
}

ynh_print_info() { note ynh_print_info; }
ynh_script_progression() { note ynh_script_progression; }
ynh_string_random() { printf 'abcdefghijklmnopqrstuvwxyz012345'; }
ynh_app_setting_set() { note ynh_app_setting_set "$@"; printf '%s=%s\n' "$(given key "$@")" "$(given value "$@")" >> "$SETTINGS"; }
ynh_hide_warnings() { "$@"; }
ynh_systemctl() { note ynh_systemctl "$@"; }
ynh_config_add_systemd() { note ynh_config_add_systemd; fill systemd.service "$SYSTEM/etc/systemd/system/$app.service"; }
ynh_config_add_nginx() { note ynh_config_add_nginx; fill nginx.conf "$SYSTEM/etc/nginx/conf.d/$domain.d/$app.conf"; }
ynh_config_remove_systemd() { note ynh_config_remove_systemd; rm -f "$SYSTEM/etc/systemd/system/$app.service"; }
ynh_config_remove_nginx() { note ynh_config_remove_nginx; rm -f "$SYSTEM/etc/nginx/conf.d/$domain.d/$app.conf"; }
ynh_config_add() { note ynh_config_add "$@"; fill "$(given template "$@")" "$(given destination "$@")"; }
ynh_exec_as_app() { note ynh_exec_as_app "$@"; "$@"; }
ynh_backup() { note ynh_backup "$1"; printf '%s\n' "$1" >> "$ARCHIVE"; }
ynh_restore() {
	note ynh_restore "$1"
	grep -qxF "$1" "$ARCHIVE" || { echo "$1 is not in the archive" >&2; exit 1; }
	case "$1" in "$PLAY"/*) : ;; *) [ -e "$SYSTEM$1" ] || { mkdir -p "$(dirname "$SYSTEM$1")"; : > "$SYSTEM$1"; } ;; esac
}
ynh_safe_rm() { note ynh_safe_rm "$1"; rm -rf "$1"; }

# Unpacks the release: here one program that writes down what it was asked.
ynh_setup_source() {
	note ynh_setup_source "$@"
	local target
	target="$(given dest_dir "$@")"
	case " $* " in *" --full_replace "*) rm -rf "${target:?}" ;; esac
	mkdir -p "$target/bin"
	cat > "$target/bin/node" <<-'PROGRAM'
		#!/bin/bash
		printf 'node %s DATA_DIR=%s\n' "$*" "$DATA_DIR" >> "$CALLS"
		case "$2" in backup) for each in "$@"; do last="$each"; done; : > "$last" ;; restore) [ -e "$3" ] ;; esac
	PROGRAM
	chmod +x "$target/bin/node"
}

# Puts variables in the place of __NAMES__, as YunoHost does; one that is not set stops it.
fill() {
	local text name value
	text="$(cat "$PACKAGE/conf/$1")"
	mkdir -p "$(dirname "$2")"
	while read -r name; do
		value="${name,,}"
		text="${text//__${name}__/${!value}}"
	done < <(grep -oE '__[A-Z_]+__' <<< "$text" | sed 's/^__//; s/__$//' | sort -u)
	printf '%s\n' "$text" > "$2"
}

yunohost() { note yunohost "$@"; }
systemctl() { note systemctl "$@"; }
chown() { note chown "$@"; }
command_not_found_handle() { note "unknown $*"; echo "$1 is no helper of version 2.1" >&2; return 127; }
