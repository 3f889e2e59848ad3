import { installMissing, mayInstall, type SystemTool } from './system-tools'

const missing: SystemTool = {
  name: 'PostgreSQL',
  debian: 'postgresql',
  isThere: () => false,
  neededFor: 'concurrency tests',
}
const present: SystemTool = { ...missing, name: 'Chromium', isThere: () => true }

function run(tools: SystemTool[], { mayInstall }: { mayInstall: boolean }) {
  const events: string[] = []
  const reasons = installMissing(tools, (line) => events.push(line), {
    mayInstall,
    aptGet: (args) => events.push(`apt-get ${args.join(' ')}`),
  })
  return { events, reasons }
}

describe('system tools', () => {
  test('prints what it installs, why, and how to prevent it, before it installs', () => {
    const { events } = run([missing, present], { mayInstall: true })
    expect(events).toEqual([
      'Installing system packages with apt-get: postgresql (for concurrency tests). INSTALL_SYSTEM_TOOLS=0 prevents this.',
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends postgresql',
    ])
  })

  test('installs nothing without permission, and says how to install it by hand', () => {
    const { events, reasons } = run([missing], { mayInstall: false })
    expect(events).toEqual([])
    expect(reasons).toEqual([
      'concurrency tests: PostgreSQL is not installed. Install it with: sudo apt-get install postgresql',
    ])
  })

  test('installs nothing when every tool is present', () => {
    expect(run([present], { mayInstall: true })).toEqual({ events: [], reasons: [] })
  })

  test.each([
    ['a root user', '1', 0, true],
    ['a root user who opted out', '0', 0, false],
    ['another user', '1', 1000, false],
  ])('decides for %s', (_who, setting, uid, expected) => {
    expect(mayInstall({ INSTALL_SYSTEM_TOOLS: setting }, uid, true)).toBe(expected)
  })
})
