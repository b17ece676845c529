#!/bin/bash
# Makes the image that the Dockerfile begins from out of Debian's packages, under its very name, for a machine that
# reaches no registry of images. As root; needs podman and mmdebstrap.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
root="$work/root"

mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$root"
rm -rf "$root"/usr/share/{doc,man,locale,info}/* "$root"/var/lib/apt/lists/* "$root"/var/cache/apt/* "$root"/var/log/*
path='PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
tar -C "$root" -c . | podman import --quiet --change "ENV $path" - docker.io/library/debian:bookworm-slim
