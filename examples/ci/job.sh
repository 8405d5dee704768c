#!/bin/sh
# All that the job runs, in its first attempt and in every later one. Restore .runner before it; save .runner after it, always.
exec runner run release.flow.yaml --run-id "release-$V" --or-resume --param version="$V" --suspend-after "${LIMIT:-50m}"
