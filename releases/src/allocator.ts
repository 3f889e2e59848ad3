/**
 * Environment of a process that returns freed memory to the system: glibc otherwise raises its thresholds to the largest
 * block that was ever freed, and retains what V8's compilers and WebAssembly used once (`man mallopt`). Ignored elsewhere.
 */
export const allocatorEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024),
  MALLOC_TOP_PAD_: '0',
}
