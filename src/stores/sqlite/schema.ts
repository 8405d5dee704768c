// The tables. The log and what it refers to come first; everything else is a fold of it and can be built anew.

/** Marks a database file as ours, in the file's header: "FLIR". */
export const APPLICATION_ID = 0x464c4952

/** No path changes or deletes a row of the log. Whole runs are removed where nobody else can write, by who lifts this and puts it back. */
export const GUARDS = `
  CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
  CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
`

export const LIFT_GUARDS = 'DROP TRIGGER event_is_never_changed; DROP TRIGGER event_is_never_deleted'

/**
 * The log: runs, their events, and the bytes that events name. `event` is a plain rowid table with an index, because appends of runs
 * side by side then still write at one place. Evidence without bytes is a file.
 */
export const LOG_TABLES = `
  CREATE TABLE meta (version INTEGER NOT NULL) STRICT;
  CREATE TABLE run (run INTEGER PRIMARY KEY, run_id TEXT NOT NULL UNIQUE, epoch INTEGER NOT NULL) STRICT;
  CREATE TABLE event (run INTEGER NOT NULL, seq INTEGER NOT NULL, bytes BLOB NOT NULL) STRICT;
  CREATE UNIQUE INDEX event_by_place ON event (run, seq);
  ${GUARDS}
  CREATE TABLE evidence (hash TEXT NOT NULL UNIQUE, size INTEGER NOT NULL, bytes BLOB) STRICT;
  CREATE TABLE flow (ir_hash TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
`

/**
 * What the fold makes of the log. `header` is apart, because it changes only when a segment starts and can be large.
 * `sum` proves each text and its place on reading, as the chain proves the log. One index finds a record by its ref and all records of
 * a step, because a ref ends with the step's id: each index is a page more in every commit.
 */
export const VIEW_TABLES = `
  CREATE TABLE checkpoint (
    run INTEGER PRIMARY KEY, head_seq INTEGER NOT NULL, head_hash TEXT NOT NULL, outcome TEXT, sum BLOB NOT NULL, view TEXT NOT NULL
  ) STRICT;
  CREATE TABLE header (
    run INTEGER PRIMARY KEY, flow_id TEXT NOT NULL, started_at INTEGER NOT NULL, labels TEXT NOT NULL, sum BLOB NOT NULL,
    header TEXT NOT NULL
  ) STRICT;
  CREATE INDEX header_by_start ON header (started_at);
  CREATE TABLE record (
    run INTEGER NOT NULL, ref TEXT NOT NULL, step_id TEXT NOT NULL, position INTEGER NOT NULL, sum BLOB NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX record_by_ref ON record (run, step_id, ref);
  CREATE INDEX record_by_position ON record (run, position);
`

/** Runs that were removed, and when evidence came (0: before this was kept): what nobody names is removed only when it is old. */
export const REMOVAL_TABLES = `
  CREATE TABLE removed_run (
    run_id TEXT PRIMARY KEY NOT NULL, flow_id TEXT NOT NULL, outcome TEXT NOT NULL, finished_at INTEGER NOT NULL,
    removed_at INTEGER NOT NULL, open_calls TEXT NOT NULL
  ) STRICT;
  ALTER TABLE evidence ADD COLUMN added_at INTEGER NOT NULL DEFAULT 0;
`

export const DROP_VIEWS = `
  DROP TABLE IF EXISTS checkpoint;
  DROP TABLE IF EXISTS header;
  DROP TABLE IF EXISTS record;
`
