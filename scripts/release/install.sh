#!/bin/sh
# Installs Belltower @VERSION@, the website a church can run itself, on a Linux machine with systemd.
#
#   sudo sh install.sh              with the archive beside this file
#   sudo BELLTOWER_URL=https://... sh install.sh      with the address of the folder that the archive is in
#
# It looks at the machine, checks the archive against its signed sums, unpacks it to /opt/belltower/@VERSION@, and makes a
# user, a service and its port. What the church writes is in /var/lib/belltower. It asks nothing and changes nothing
# before everything was looked at; started again, it goes on where it stopped. Over an older version it makes a backup
# first, on which the new one is tried, and then takes its place.
set -eu
version=@VERSION@
home=/opt/belltower
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
key='@PUBLIC_KEY@'

say() { printf '%s\n' "$1"; }
stop() { printf '%s\n' "$1" >&2; exit 1; }

# The machine.
[ "$(id -u)" = 0 ] || stop 'Please run this as root: sudo sh install.sh'
[ "$(uname -s)" = Linux ] || stop 'Belltower is installed this way on Linux alone; elsewhere it runs in a container.'
[ "$(getconf LONG_BIT)" = 64 ] || stop 'This system is of 32 bits. Please install one of 64 bits: for a Raspberry Pi, "Raspberry Pi OS (64-bit)".'
case "$(uname -m)" in
  x86_64 | amd64) platform=linux-x64 ;;
  aarch64 | arm64) platform=linux-arm64 ;;
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
if [ -e "$unit" ] && ! grep -q '^WorkingDirectory=/opt/belltower/current$' "$unit"; then
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
  [ -n "${BELLTOWER_URL:-}" ] || stop "$1 is not beside this script. Please download it too, or say where it is: BELLTOWER_URL=https://... sh install.sh"
  if command -v curl >/dev/null; then curl -fsSL --retry 3 -o "$new/$1" "$BELLTOWER_URL/$1" && return
  elif command -v wget >/dev/null; then wget -q -O "$new/$1" "$BELLTOWER_URL/$1" && return
  else stop 'To download, this system needs curl or wget: apt-get install curl'; fi
  stop "$1 could not be downloaded from $BELLTOWER_URL."
}

# The archive: sums, names, then the signature, before anything else of it runs.
if [ ! -e "$home/$version/bin/belltower" ]; then
  archive=belltower-$version-$platform.tar.gz
  rm -rf "$new" && mkdir -p "$new/files"
  say "Getting Belltower $version for $platform ..."
  for file in SHA256SUMS SHA256SUMS.sig "$archive"; do get "$file"; done
  grep -q "  $archive\$" "$new/SHA256SUMS" || stop "SHA256SUMS does not name $archive: the files are not of one release."
  (cd "$new" && grep "  $archive\$" SHA256SUMS | sha256sum -c - >/dev/null 2>&1) || stop "$archive is damaged: its sum is not the one in SHA256SUMS. Please download it again."
  if tar -tzf "$new/$archive" | grep -Eq '(^|/)\.\.(/|$)|^/'; then stop "$archive has files outside of its folder and was not unpacked."; fi
  tar -xzf "$new/$archive" --strip-components=1 -C "$new/files" || stop 'The archive could not be unpacked: is the disk full?'
  KEY=$key "$new/files/bin/node" -e '
    const { createPublicKey, verify } = require("node:crypto");
    const { readFileSync } = require("node:fs");
    const signature = Buffer.from(readFileSync(process.argv[2], "utf8"), "base64");
    process.exit(verify(null, readFileSync(process.argv[1]), createPublicKey(process.env.KEY), signature) ? 0 : 1);
  ' "$new/SHA256SUMS" "$new/SHA256SUMS.sig" || stop 'The release is not signed by the makers of Belltower, so nothing of it was installed.'
  chown -R root:root "$new/files"
  rm -rf "${home:?}/$version"
  mv "$new/files" "$home/$version"
fi

# The service.
if [ -n "$before" ] && [ "$before" != "$version" ]; then
  say "Making a backup of the site, on which $version is tried ..."
  BELLTOWER_RELEASE=$version "$home/$version/bin/belltower" upgrade-check || stop "Nothing was changed: the site goes on with $before."
fi
ln -sfn "$version" "$home/current"
ln -sfn "$home/current/bin/belltower" /usr/local/bin/belltower
"$home/current/bin/belltower" write-units
if [ -n "$before" ] && [ "$before" != "$version" ]; then systemctl restart 'belltower*.service'; fi
say 'Waiting for the site ...'
"$home/current/bin/belltower" wait-up 80
if [ -n "$before" ] && [ "$before" != "$version" ]; then say "The site is now $version. The one before is still in $home/$before."
else "$home/current/bin/belltower" claim || say 'The site runs.'; fi
