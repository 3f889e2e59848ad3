export function ensureInstalled(
  root: string,
  say: (line: string) => void,
  options?: { omitDev?: boolean },
): Promise<void>
