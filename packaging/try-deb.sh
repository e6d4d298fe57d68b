#!/bin/sh
# Tries the Debian package as an operator would: installs it, starts the service by the command line of its unit, uses
# it, and removes it. For a machine or container that may be changed; needs root.
set -eu
package=$(ls dist/klatsch_*.deb)
work=$(mktemp -d)
trap 'kill "$service" 2>/dev/null || true; rm -rf "$work"' EXIT
service=

dpkg -i "$package"
klatsch --version
for shipped in /etc/klatsch/klatsch.toml /usr/share/man/man1/klatsch.1.gz; do
    test -f "$shipped"
done
klatsch serve --config /etc/klatsch/klatsch.toml --check > "$work/settings.toml"
unit=/lib/systemd/system/klatsch.service
if command -v systemd-analyze > /dev/null; then
    systemd-analyze verify "$unit"
    systemd-analyze security --offline=true --threshold=30 "$unit" > "$work/exposure"
    tail -n 1 "$work/exposure"
fi

# What systemd would start, on a port and a folder of this script.
line=$(sed -n 's/^ExecStart=//p' "$unit")
KLATSCH_DATA="$work/data" KLATSCH_ADDR=127.0.0.1:0 $line > "$work/address" 2> "$work/log" &
service=$!
tries=0
until grep -q http "$work/address"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 100 ] || ! kill -0 "$service"; then
        cat "$work/log"
        exit 1
    fi
    sleep 0.1
done
address=$(cat "$work/address")
curl -fsS "$address/healthz"
curl -fsS "$address/" | grep -qi kaffeeklatsch
curl -fsS -c "$work/cookies" -H 'content-type: application/json' -d '{}' "$address/api/me" > /dev/null
curl -fsS -b "$work/cookies" -H 'content-type: application/json' \
    -d '{"game":"cafe","setup":{"seats":2},"bots":{"1":"easy"},"mine":[0],"begins_when_full":true}' \
    "$address/api/tables" > "$work/table"
grep -q '"id"' "$work/table"
export KLATSCH_DATA="$work/data"
klatsch admin announce "Welcome."
curl -fsS "$address/api/house" | grep -q 'Welcome\.'
klatsch backup "$work/backup.db"
klatsch doctor "$work/backup.db"
kill "$service"
wait "$service" || true
service=

dpkg --purge klatsch
for left in /usr/bin/klatsch /etc/klatsch/klatsch.toml "$unit"; do
    if [ -e "$left" ]; then
        echo "The package left $left behind." >&2
        exit 1
    fi
done
echo "The package was installed, used and removed."
