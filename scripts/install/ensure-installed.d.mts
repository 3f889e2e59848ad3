export function ensureInstalled(
  root: string,
  log: (line: string) => void,
  options?: { omitDev?: boolean },
): Promise<void>
