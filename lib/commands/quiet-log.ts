/**
 * Interactive commands print only warnings and errors, unless LOG_LEVEL is set. Import this before the log is created.
 */
process.env.LOG_LEVEL ??= 'warn';
