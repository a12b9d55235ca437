/** In front of people only what went wrong is printed; a setting of their own wins. Imported before the log is made. */
process.env.LOG_LEVEL ??= 'warn';
