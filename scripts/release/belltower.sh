#!/bin/bash
# `belltower` on a machine where a release is installed, and in the image: commands of the site, and of its service.
set -euo pipefail
# Those of the machine; those of the site are listed in scripts/admin/commands.ts.
commands='belltower status                          says which version is here, and how each site of the machine is
belltower update [VERSION] [--migrate]    moves the site to another version, with a way back
belltower go-back [--yes]                 returns to the version before, with the database as it was
belltower new NAME [PORT]                 makes a further site; its commands are belltower --site NAME ...
belltower remove [--yes]                  takes the site off this machine and leaves what the church wrote
belltower help                            lists the commands
belltower --version                       prints the version'
home=/opt/belltower
site="${BELLTOWER_SITE:-belltower}"
if [ "${1:-}" = --site ]; then site="belltower-${2:?is missing: belltower --site NAME ...}"; shift 2; fi
# The updater asks a version that is not in use yet.
release="$home/${BELLTOWER_RELEASE:-sites/$site}"
name="${1:-}"
[ "$#" -eq 0 ] || shift

stop() { echo "$1" >&2; exit 1; }
needs_root() { [ "$(id -u)" = 0 ] || stop "Please run this as root: sudo belltower $name"; }

# Runs a command of the site: in the image here, on a machine as its user with its settings.
as_site() {
  if [ "${RUNS_AS:-}" = container ]; then cd /app; exec node scripts/admin/prepared.mjs "$@"; fi
  needs_root
  # A PORT in the settings is not that of the socket, and would take the place of one that is set by -E.
  systemd-run --quiet --pipe --wait --collect --service-type=exec \
    -p "User=$site" -p "Group=$site" -p "WorkingDirectory=$release" -p "EnvironmentFile=-/etc/$site.env" \
    -E NODE_ENV=production -E "DATA_DIR=/var/lib/$site" -E "RUNS_AS=$site.service" -E "INIT_CWD=$PWD" \
    -E "UPDATE_STATE=$home/updates/$site.json" \
    /usr/bin/env "PORT=$(unit_line service Environment=PORT)" "$release/bin/node" scripts/admin/prepared.mjs "$@"
}

# Lists the commands of the site, or prints how one is typed. Anyone may ask.
site_help() {
  if [ "${RUNS_AS:-}" = container ] || [ "$(id -u)" = 0 ]; then as_site "$@"; return; fi
  (cd "$release" && NODE_ENV=production RUNS_AS="$site.service" bin/node scripts/admin/prepared.mjs "$@")
}

# Prints how a command of the machine is typed, and what it does; fails for others.
own_help() { grep -- "^belltower $name " <<< "$commands" | sed 's/   */\nIt /; s/$/./'; }

refuse() { stop "Please type it like this: $(own_help | head -n 1)"; }

# Refuses what is typed behind a command of the machine, but the options and so many words that it takes.
takes() {
  local word options=" $1 " words="$2"
  shift 2
  for word in "$@"; do
    case "$options" in *" $word "*) continue ;; esac
    words=$((words - 1))
    [ "${word#-}" = "$word" ] && [ -n "$word" ] && [ "$words" -ge 0 ] || refuse
  done
}

# Stops the site with its socket, since a visitor there would start it in the middle, and starts it again in any case.
restore() {
  local word file=''
  needs_root
  for word in "$@"; do [ "${word#-}" != "$word" ] || file="$word"; done
  # Without a file it only says how it is typed.
  if [ -z "$file" ]; then as_site restore "$@"; return; fi
  runuser -u "$site" -- test -r "$file" || stop "The user $site cannot read $file, so nothing was stopped. A copy for it: install -o $site -m 600 $file /var/tmp/"
  flock --nonblock "$home/updates/$site.lock" true || stop "$site is updated just now. Please restore when that has ended."
  trap 'systemctl start "$site.socket" "$site.service"' EXIT
  echo "$site stops for the restore; visitors are refused meanwhile."
  systemctl stop "$site.socket" "$site.service"
  as_site restore "$@"
}

# Asks whether the site is to be removed: by --yes, or by its name at a terminal.
confirm_removal() {
  local typed typed_as=belltower
  [ "$site" = belltower ] || typed_as="belltower --site ${site#belltower-}"
  [ "${1:-}" != --yes ] || return 0
  [ -t 0 ] || stop "This takes $site off this machine, so please say that you mean it: $typed_as remove --yes"
  echo "This takes $site off this machine. What the church wrote stays in /var/lib/$site."
  read -r -p "Type $site to go on: " typed || true
  [ "$typed" = "$site" ] || stop 'Nothing was removed.'
}

# Prints what a line of the site's own unit says.
unit_line() { sed -n "s,^$2=,,p" "/etc/systemd/system/$site.$1" 2>/dev/null | head -n 1; }

# Writes the units of a site, as this version has them: with a port and an address to listen at, else with those it has.
write_units() {
  local own https='' port="${1:-$(unit_line service Environment=PORT)}" listen="${2:-$(unit_line socket ListenStream)}"
  # At the port of HTTP itself the site keeps a certificate of its own, and answers at that of HTTPS.
  [ "${listen:-80}" != 80 ] || https="$(https_port)"
  own="$(dirname "$(dirname "$(readlink -f "$0")")")"
  mkdir -p "$home/sites" "$home/accepted" "$home/updates"
  for kind in sites accepted; do
    [ -e "$home/$kind/$site" ] || ln -sfn "../$(basename "$own")" "$home/$kind/$site"
  done
  for kind in service socket; do
    sed "s,@SITE@,$site,g; s,@PORT@,${port:-80},g; s,@LISTEN@,${listen:-80}${https:+\\nListenStream=$https},g" "$own/system/belltower.$kind" \
      > "/etc/systemd/system/$site.$kind"
  done
  cp "$own/system/belltower-update@."* /etc/systemd/system/
  systemctl daemon-reload
}

# Begins the file of settings with lines for people, and the given ones. One that is there stays as it is.
write_settings() {
  [ ! -e "/etc/$site.env" ] || return 0
  local own
  own="$(umask 077; mktemp "/etc/.$site.env.XXXXXX")"
  {
    echo "# Settings of the site $site, readable by root alone. After a change: systemctl restart $site"
    echo '# docs/settings.md lists all of them. To set one, take away the # before its line.'
    echo '# The address, where it is not chosen under Your address:'
    echo '# SITE_URL=https://your-church.example'
    echo '# With it backups also hold passwords and passkeys, sealed:'
    echo '# BACKUP_PASSPHRASE='
    [ "$#" -eq 0 ] || printf '%s\n' "$@"
  } > "$own"
  mv "$own" "/etc/$site.env"
}

start_units() {
  systemctl enable --quiet --now "$site.socket" "$site.service" "belltower-update@$site.timer" "belltower-update@$site.path"
}

# Root's part of updates, of the version that the site accepted last.
updater() {
  local program="$1"
  shift
  exec "$home/accepted/$site/bin/node" "$home/accepted/$site/update/$program.mjs" "$site" "$@"
}

# The site's unit asks before each start. An update that is under way starts it when it has done with the files; one that
# is interrupted is taken back before.
before_start() {
  exec 9>"$home/updates/$site.lock"
  until flock --nonblock 9; do
    [ -e "/run/belltower-update/$site.hold" ] || exit 0
    sleep 0.1
  done
  if [ -e "/run/belltower-update/$site.hold" ] ||
    grep -Eqs '"step":"(stopping|copying|probation|undoing)"' "$home/updates/$site.json"; then
    # Among the mounts of the whole machine: in those of the unit, the data are one of their own, and no folder can be
    # renamed out of them.
    exec nsenter --target 1 --mount -- "$home/accepted/$site/bin/node" "$home/accepted/$site/update/main.mjs" "$site" --put-back
  fi
}

# Waits until the site at a port of this machine answers, for two minutes at most.
wait_up() {
  "$home/current/bin/node" -e '
    const until = Date.now() + 120_000;
    const ask = async () => {
      const isUp = await fetch(`http://127.0.0.1:${process.argv[1]}/up`).then(({ ok }) => ok, () => false);
      if (isUp || Date.now() > until) process.exit(isUp ? 0 : 1);
      setTimeout(ask, 250);
    };
    ask();
  ' "$1" || stop "The site did not start. What it says: journalctl -u $site"
}

# The port of HTTPS, which the site takes unless another program has it.
https_port() {
  grep -qs '^ListenStream=443$' "/etc/systemd/system/$site.socket" ||
    ! is_taken 443 || return 0
  echo 443
}

add_user() {
  id "$1" >/dev/null 2>&1 || useradd --system --home-dir "/var/lib/$1" --shell /usr/sbin/nologin "$1"
}

# Whether a program of this machine listens on the port.
is_taken() { grep -qsi "^ *[0-9]*: [0-9A-F]*:$(printf %04X "$1") [0-9A-F]*:0000 0A" /proc/net/tcp /proc/net/tcp6; }

free_port() {
  local port=3001
  while grep -qs ":$port\$" /etc/systemd/system/belltower*.socket || is_taken "$port"; do port=$((port + 1)); done
  echo "$port"
}

new_site() {
  needs_root
  local label="${1:-}" port
  echo "$label" | grep -Eq '^[a-z][a-z0-9-]{0,20}$' || stop 'A name is small letters, digits and hyphens: belltower new st-marys'
  site="belltower-$label"
  [ ! -e "/etc/systemd/system/$site.service" ] || stop "There is a site $label already."
  port="${2:-$(free_port)}"
  if ! echo "$port" | grep -Eq '^[1-9][0-9]{0,4}$' || [ "$port" -gt 65535 ]; then
    stop "A port is a number from 1 to 65535: belltower new $label 3001"
  fi
  ! is_taken "$port" || stop "Port $port is in use on this machine. Without a number, a free one is taken: belltower new $label"
  add_user "$site"
  write_settings 'TRUST_PROXY=1'
  release="$home/sites/$site"
  write_units "$port" "127.0.0.1:$port"
  start_units
  wait_up "$port"
  echo "The site $label is at http://127.0.0.1:$port. For Caddy, with its name in the place of $label.example:"
  printf '\n%s.example {\n\treverse_proxy 127.0.0.1:%s {\n\t\tflush_interval -1\n\t}\n}\n\n' "$label" "$port"
  echo "Then put SITE_URL=https://$label.example into /etc/$site.env, and: systemctl restart $site"
  echo "The code that opens its setup: belltower --site $label claim"
}

status() {
  local unit state
  echo "Belltower $(basename "$(readlink "$home/current")")"
  for unit in /etc/systemd/system/belltower{,-*}.socket; do
    [ -e "$unit" ] || continue
    unit="$(basename "$unit" .socket)"
    state="$(systemctl is-active "$unit.service" || true)"
    printf '%-28s %-10s %-10s %s  data %s\n' "$unit" "$state" "$(basename "$(readlink "$home/sites/$unit")")" \
      "$(sed -n 's/^ListenStream=/port /p' "/etc/systemd/system/$unit.socket" | paste -sd' ')" \
      "$(du -sh "/var/lib/$unit" 2>/dev/null | cut -f1)"
  done
}

remove_site() {
  local back='sh install.sh'
  needs_root
  [ -e "/etc/systemd/system/$site.service" ] || [ -e "$home/sites/$site" ] || stop "There is no site $site on this machine."
  confirm_removal "$@"
  systemctl disable --quiet --now "belltower-update@$site.timer" "belltower-update@$site.path" 2>/dev/null || true
  systemctl stop --quiet "belltower-update@$site.service" 2>/dev/null || true
  systemctl disable --quiet --now "$site.service" "$site.socket" 2>/dev/null || true
  rm -f "/etc/systemd/system/$site.service" "/etc/systemd/system/$site.socket"
  rm -rf "$home/sites/$site" "$home/accepted/$site" "$home/updates/$site".* "/var/lib/$site.before"
  if ! ls /etc/systemd/system/belltower*.socket >/dev/null 2>&1; then
    rm -rf "$home" /usr/local/bin/belltower /etc/systemd/system/belltower-update@.*
  fi
  systemctl daemon-reload
  echo "$site is removed. What the church wrote is still in /var/lib/$site, and its settings in /etc/$site.env."
  [ "$site" = belltower ] || back="belltower new ${site#belltower-}"
  echo "To bring it back: $back"
}

for word in "$@"; do
  case "$word" in
    -h | --help) own_help || site_help "$name" --help; exit ;;
  esac
done

case "$name" in
  health)
    # Bash alone asks, twice a minute: a Node of its own would take 40 MB each time.
    exec 3<>"/dev/tcp/127.0.0.1/${PORT:-80}"
    printf 'GET /up HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
    read -r _ status _ <&3
    [ "$status" = 200 ]
    ;;
  '' | help | -h | --help)
    [ "${RUNS_AS:-}" = container ] || echo "$commands"
    site_help help
    ;;
  --version)
    [ "${RUNS_AS:-}" != container ] || release=/app
    sed -n 's/^  "version": "\(.*\)",$/\1/p' "$release/package.json"
    ;;
  status) takes '' 0 "$@"; status ;;
  new) takes '' 2 "$@"; new_site "$@" ;;
  remove) takes --yes 0 "$@"; remove_site "$@" ;;
  wait-up) wait_up "$@" ;;
  write-units)
    needs_root
    add_user "$site"
    write_units
    [ "${1:-}" = --only ] || { write_settings; start_units; }
    ;;
  before-start) site="$1"; before_start ;;
  update)
    needs_root
    takes '--migrate --wished' 1 "$@"
    [ "${1:-}" != --wished ] || exec systemctl start "belltower-update@$site.service"
    updater ask update "$@"
    ;;
  go-back) takes --yes 0 "$@"; needs_root; updater ask go-back "$@" ;;
  restore)
    [ "${RUNS_AS:-}" != container ] || as_site restore "$@"
    restore "$@"
    ;;
  *) as_site "$name" "$@" ;;
esac
