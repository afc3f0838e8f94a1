#!/bin/sh
# parallel.sh SCHEMA FILE [BLOCK]: judges the lines of a file in as many processes as there are cores, and prints what is
# invalid in the order of the file. Ends with 0 if all is valid, 1 if some is not, 2 if it did not work.
#
# Line numbers are those of a block (10M unless BLOCK says otherwise): --pipepart cuts the file at ends of lines and hands
# each process its part without reading it first.
parallel --pipepart --arg-file "$2" --block "${3:-10M}" --keep-order \
  "straightedge check --schema '$1' --invalid-only --json - ; test \$? -le 1 || exit 2" >"${TMPDIR:-/tmp}/invalid.$$" || exit 2
cat "${TMPDIR:-/tmp}/invalid.$$"
test ! -s "${TMPDIR:-/tmp}/invalid.$$"
code=$?
rm -f "${TMPDIR:-/tmp}/invalid.$$"
exit $code
