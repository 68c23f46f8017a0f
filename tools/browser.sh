#!/usr/bin/env bash
# The browser tests need Chromium, and fonts that know Japanese: taken from the system, or installed where one is root.
set -euo pipefail
have() { command -v chromium-headless-shell chromium >/dev/null && [ -n "$(fc-list :lang=ja family 2>/dev/null)" ]; }
have && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium and fonts for the browser tests."
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    for chromium in chromium-headless-shell chromium; do
        apt-get install -y -qq --no-install-recommends "$chromium" fonts-noto-cjk fontconfig >/dev/null && break
    done
    have && exit 0
fi
echo "The browser tests need Chromium and a font that knows Japanese (Debian: chromium-headless-shell, fonts-noto-cjk)." >&2
exit 1
