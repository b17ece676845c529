#!/bin/bash
# Makes the two images that the Dockerfile begins from out of Debian's packages and this machine's Node, under the very
# names, for a machine that reaches no registry of images. As root; needs podman and mmdebstrap.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
root="$work/root"

mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$root"
rm -rf "$root"/usr/share/{doc,man,locale,info}/* "$root"/var/lib/apt/lists/* "$root"/var/cache/apt/* "$root"/var/log/*
# npm then trusts what this machine does.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
path='PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
tar -C "$root" -c . | podman import --quiet --change "ENV $path" - docker.io/library/debian:bookworm-slim

cp -L "$(command -v node)" "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules" "$root/usr/local/etc"
cp -a "$(npm root --global)/npm" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
echo 'cafile=/etc/ssl/certs/ca-certificates.crt' > "$root/usr/local/etc/npmrc"
tar -C "$root" -c . | podman import --quiet --change "ENV $path" - docker.io/library/node:24-bookworm-slim
