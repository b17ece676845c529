#!/bin/sh
# Installs Belltower @VERSION@, the website a church can run itself, on a Linux machine with systemd.
#
#   sudo sh install.sh              with the archive beside this file
#   sudo BELLTOWER_URL=https://... sh install.sh      with the address of the folder that the archive is in
#
# It looks at the machine, checks the archive against its signed sums, unpacks it to /opt/belltower/@VERSION@, and makes a
# user, a service and its ports. What the church writes is in /var/lib/belltower, settings are in /etc/belltower.env. It
# asks nothing and changes nothing before everything was looked at; started again, it goes on where it stopped. Over an
# older version it is an update of each site, with a way back: belltower update.
set -eu
umask 022
version=@VERSION@
home=/opt/belltower
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
key='@PUBLIC_KEY@'

say() { printf '%s\n' "$1"; }
stop() { printf '%s\n' "$1" >&2; exit 1; }

# The machine.
[ "$(id -u)" = 0 ] || stop 'Please run this as root. As root: sh install.sh, or sudo sh install.sh'
[ "$(uname -s)" = Linux ] || stop 'Belltower is installed this way on Linux alone; elsewhere it runs in a container.'
[ "$(getconf LONG_BIT)" = 64 ] || stop 'This system is of 32 bits. Please install one of 64 bits: for a Raspberry Pi, "Raspberry Pi OS (64-bit)".'
case "$(uname -m)" in
  x86_64 | amd64) platform=linux-x64 node_sum=@NODE_SUM_linux-x64@ ;;
  aarch64 | arm64) platform=linux-arm64 node_sum=@NODE_SUM_linux-arm64@ ;;
  *) stop "There is no release for this processor ($(uname -m)): it is there for x86_64 and for arm64." ;;
esac
glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed 's/.* //' || true)
[ -n "$glibc" ] || stop 'This system has no glibc (Alpine has musl). Please take Debian, Ubuntu or Raspberry Pi OS, or the container.'
[ "$(printf '2.28\n%s\n' "$glibc" | sort -V | head -n 1)" = 2.28 ] || stop "This system is too old: its glibc is $glibc, and 2.28 is needed (Debian 10, Ubuntu 20.04 and newer have it)."
[ -d /run/systemd/system ] || stop 'This system was not started by systemd, which keeps the site running. Please use the container here.'
memory=$(($(sed -n 's/^MemTotal: *\([0-9]*\).*/\1/p' /proc/meminfo) / 1024))
[ "$memory" -ge 700 ] || stop "This machine has $memory MB of memory, and 700 are needed."
for folder in /opt /var/lib; do
  free=$(($(df -Pk "$folder" | awk 'NR == 2 { print $4 }') / 1024))
  [ "$free" -ge 800 ] || stop "The disk of $folder has $free MB free, and 800 are needed."
done

# What is there already.
unit=/etc/systemd/system/belltower.service
if [ -e "$unit" ] && ! grep -q '^WorkingDirectory=/opt/belltower/sites/' "$unit"; then
  stop "A service was made by hand here ($unit). Please move it away first: systemctl disable --now belltower; mv $unit $unit.old. Its data stay where they are; docs/deployment.md says how they come along."
fi
before=$(readlink "$home/current" 2>/dev/null || true)
if [ -n "$before" ] && [ "$(printf '%s\n%s\n' "$before" "$version" | sort -V | tail -n 1)" != "$version" ]; then
  stop "Belltower $before is installed here, which is newer than $version."
fi
if [ ! -e "$unit" ] && grep -qi '^ *[0-9]*: [0-9A-F]*:0050 [0-9A-F]*:0000 0A' /proc/net/tcp /proc/net/tcp6; then
  stop 'Another program listens on port 80 (a web server?). Please stop it, or make the site behind it: docs/deployment.md.'
fi
mkdir -p "$home"
[ -O "$home" ] || stop "$home belongs to another user, who could change what is checked here. Please move it away first: mv $home $home.old"
chmod 755 "$home"
lock=$home/.installing
if ! mkdir "$lock" 2>/dev/null; then
  ! kill -0 "$(cat "$lock/pid" 2>/dev/null || echo 0)" 2>/dev/null || stop 'Another installation is under way on this machine.'
fi
echo $$ > "$lock/pid"
new=$home/.new
trap 'rm -rf "$new" "$lock"' EXIT
trap 'exit 1' HUP INT TERM

# Gets a file of the release: from beside this script, else from BELLTOWER_URL.
get() {
  if [ -e "$here/$1" ]; then cp "$here/$1" "$new/$1" || stop "$1 could not be copied: is the disk full?"; return; fi
  for other in "$here/belltower-$version-linux-"*.tar.gz; do
    [ -n "${BELLTOWER_URL:-}" ] || [ ! -e "$other" ] || [ "$1" != "$archive" ] || stop "The archive here (${other##*/}) is for another machine; this one needs $1."
  done
  [ -n "${BELLTOWER_URL:-}" ] || stop "$1 is not beside this script. Please download it too, or say where it is: BELLTOWER_URL=https://... sh install.sh"
  if command -v curl >/dev/null; then curl -fsSL --retry 3 -o "$new/$1" "$BELLTOWER_URL/$1" && return
  elif command -v wget >/dev/null; then wget -q -O "$new/$1" "$BELLTOWER_URL/$1" && return
  else stop 'To download, this system needs curl or wget: apt-get install curl'; fi
  stop "$1 could not be downloaded from $BELLTOWER_URL."
}

# The archive: its sum and its names, then the signature. The Node in it checks that one, so first it has to be the Node
# that this script knows by its sum. Nothing else is unpacked before.
if [ ! -e "$home/$version/bin/belltower" ]; then
  archive=belltower-$version-$platform.tar.gz
  rm -rf "$new" && mkdir -p "$new/files"
  say "Getting Belltower $version for $platform ..."
  for file in SHA256SUMS SHA256SUMS.sig "$archive"; do get "$file"; done
  grep -q "  $archive\$" "$new/SHA256SUMS" || stop "SHA256SUMS does not name $archive: the files are not of one release."
  (cd "$new" && grep "  $archive\$" SHA256SUMS | sha256sum -c - >/dev/null 2>&1) || stop "$archive is damaged: its sum is not the one in SHA256SUMS. Please download it again."
  if tar -tzf "$new/$archive" | grep -Eq '(^|/)\.\.(/|$)|^/'; then stop "$archive has files outside of its folder and was not unpacked."; fi
  tar -xzOf "$new/$archive" --wildcards --no-wildcards-match-slash '*/bin/node' > "$new/node" || stop 'The archive could not be unpacked: is the disk full?'
  echo "$node_sum  $new/node" | sha256sum -c - >/dev/null 2>&1 || stop "The Node in $archive is not the one of this release, so nothing of it was run. Do not trust the place that these files are from."
  chmod 700 "$new/node"
  said=$(env -i "$new/node" --version 2>&1) || stop "Node does not start on this system: $said. If it is libstdc++.so.6 that it does not find: apt-get install libstdc++6"
  env -i KEY="$key" "$new/node" -e '
    const { createPublicKey, verify } = require("node:crypto");
    const { readFileSync } = require("node:fs");
    const signature = Buffer.from(readFileSync(process.argv[2], "utf8"), "base64");
    process.exit(verify(null, readFileSync(process.argv[1]), createPublicKey(process.env.KEY), signature) ? 0 : 1);
  ' "$new/SHA256SUMS" "$new/SHA256SUMS.sig" || stop 'The release is not signed by the makers of Belltower, so nothing of it was installed.'
  say 'Signature verified: the release is by the makers of Belltower.'
  tar -xzf "$new/$archive" --no-same-owner --strip-components=1 -C "$new/files" || stop 'The archive could not be unpacked: is the disk full?'
  chown -R root:root "$new/files"
  rm -rf "${home:?}/$version"
  mv "$new/files" "$home/$version"
fi

# The service.
is_updated=
for socket in /etc/systemd/system/belltower*.socket; do
  site=$(basename "$socket" .socket)
  present=$(basename "$(readlink "$home/sites/$site" 2>/dev/null || echo "$version")")
  [ "$present" != "$version" ] || continue
  BELLTOWER_SITE=$site "$home/current/bin/belltower" update "$version" || stop "The site $site was not updated; what was done before it stays."
  is_updated=yes
done
[ -z "$is_updated" ] || exit 0
is_there=
[ -z "$before" ] || ! systemctl is-active --quiet belltower.service || is_there=yes
ln -sfn "$version" "$home/current"
ln -sfn "$home/current/bin/belltower" /usr/local/bin/belltower
"$home/current/bin/belltower" write-units
say 'Waiting for the site ...'
"$home/current/bin/belltower" wait-up 80
if [ -n "$is_there" ]; then say "Belltower $version is installed already and runs. Where it has no owner yet, this prints the code for the setup: belltower claim"; exit 0; fi
"$home/current/bin/belltower" claim || say 'The site runs.'
