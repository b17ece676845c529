#!/bin/bash
# `belltower` on a machine where a release is installed, and in the image: commands of the site, and of its service.
set -euo pipefail
usage='belltower status | claim | backup | restore FILE | import ... | new NAME [PORT] | remove, each with --site NAME
for a further site. The other commands are those of the site: belltower help.'
home=/opt/belltower
# install.sh asks a version that is not in use yet.
release="$home/${BELLTOWER_RELEASE:-current}"
site=belltower
if [ "${1:-}" = --site ]; then site="belltower-${2:?$usage}"; shift 2; fi
name="${1:-}"
[ "$#" -eq 0 ] || shift

stop() { echo "$1" >&2; exit 1; }
needs_root() { [ "$(id -u)" = 0 ] || stop "Please run this as root: sudo belltower $name"; }

# Runs a command of the site: in the image here, on a machine as its user with its settings.
as_site() {
  if [ "${RUNS_AS:-}" = container ]; then cd /app; exec node scripts/admin/prepared.mjs "$@"; fi
  needs_root
  systemd-run --quiet --pipe --wait --collect --service-type=exec \
    -p "User=$site" -p "Group=$site" -p "WorkingDirectory=$release" -p "EnvironmentFile=-/etc/$site.env" \
    -E NODE_ENV=production -E "DATA_DIR=/var/lib/$site" -E "RUNS_AS=$site.service" \
    "$release/bin/node" scripts/admin/prepared.mjs "$@"
}

# Writes service and socket of a site: its name, the port, the address to listen at.
write_units() {
  for kind in service socket; do
    sed "s,@SITE@,$1,g; s,@PORT@,$2,g; s,@LISTEN@,$3,g" "$home/current/system/belltower.$kind" \
      > "/etc/systemd/system/$1.$kind"
  done
  systemctl daemon-reload
  systemctl enable --quiet --now "$1.socket" "$1.service"
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

add_user() {
  id "$1" >/dev/null 2>&1 || useradd --system --home-dir "/var/lib/$1" --shell /usr/sbin/nologin "$1"
}

free_port() {
  local port=3001
  while grep -qs ":$port\$" /etc/systemd/system/belltower*.socket; do port=$((port + 1)); done
  echo "$port"
}

new_site() {
  needs_root
  local label="${1:-}" port
  echo "$label" | grep -Eq '^[a-z][a-z0-9-]{0,20}$' || stop 'A name is small letters, digits and hyphens: belltower new st-marys'
  site="belltower-$label"
  [ ! -e "/etc/systemd/system/$site.service" ] || stop "There is a site $label already."
  port="${2:-$(free_port)}"
  add_user "$site"
  [ -e "/etc/$site.env" ] || (umask 077; echo 'TRUST_PROXY=1' > "/etc/$site.env")
  write_units "$site" "$port" "127.0.0.1:$port"
  wait_up "$port"
  echo "The site $label is at http://127.0.0.1:$port. For Caddy, with its name in the place of $label.example:"
  printf '\n%s.example {\n\treverse_proxy 127.0.0.1:%s {\n\t\tflush_interval -1\n\t}\n}\n\n' "$label" "$port"
  echo "Then put SITE_URL=https://$label.example into /etc/$site.env, and: systemctl restart $site"
  echo "The code that opens its setup: belltower --site $label claim"
}

status() {
  local unit state
  echo "Belltower $(basename "$(readlink "$home/current")")"
  for unit in /etc/systemd/system/belltower*.service; do
    unit="$(basename "$unit" .service)"
    state="$(systemctl is-active "$unit" || true)"
    printf '%-28s %-10s %s  data %s\n' "$unit" "$state" \
      "$(sed -n 's/^ListenStream=/port /p' "/etc/systemd/system/$unit.socket")" \
      "$(du -sh "/var/lib/$unit" 2>/dev/null | cut -f1)"
  done
}

remove_site() {
  needs_root
  systemctl disable --quiet --now "$site.service" "$site.socket" 2>/dev/null || true
  rm -f "/etc/systemd/system/$site.service" "/etc/systemd/system/$site.socket"
  systemctl daemon-reload
  if ! ls /etc/systemd/system/belltower*.service >/dev/null 2>&1; then rm -rf "$home" /usr/local/bin/belltower; fi
  echo "$site is removed. What the church wrote is still in /var/lib/$site, and its settings in /etc/$site.env."
}

case "$name" in
  health)
    # Bash alone asks, twice a minute: a Node of its own would take 40 MB each time.
    exec 3<>"/dev/tcp/127.0.0.1/${PORT:-80}"
    printf 'GET /up HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
    read -r _ status _ <&3
    [ "$status" = 200 ]
    ;;
  '' | -h | --help) echo "$usage" ;;
  status) status ;;
  claim)
    # Without SITE_URL the site knows no address: on the machine itself it is that of the network.
    [ "${RUNS_AS:-}" != container ] || as_site claim
    as_site claim | sed "s,http://localhost[:0-9]*,http://$(hostname -I | cut -d' ' -f1),"
    ;;
  new) new_site "$@" ;;
  remove) remove_site ;;
  wait-up) wait_up "$@" ;;
  write-units) needs_root; add_user "$site"; write_units "$site" 80 80 ;;
  *) as_site "$name" "$@" ;;
esac
