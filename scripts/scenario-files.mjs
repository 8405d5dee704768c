// @ts-nocheck -- it stands in for a function of Node with many forms, whatever its arguments
// Loaded before the scenario harness. Its `tamper` step lists a named path as a folder even when that is a file, which Node refuses:
// a file has nothing inside. Every check of the harness stays as it is.
import fs from 'node:fs'

const list = fs.readdirSync
fs.readdirSync = (path, ...rest) => (fs.statSync(path).isFile() ? [] : list(path, ...rest))
