/**
 * npm for tests without a registry. `create`, `install`, `ci`, `update` and `publish` use the tarballs that `index.json` of
 * OFFLINE_PACKAGES lists, and link all other packages from OFFLINE_MODULES. Other commands are npm's.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'

const { OFFLINE_PACKAGES: packages, OFFLINE_MODULES: modules } = process.env
const indexFile = join(packages, 'index.json')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const [command, ...args] = process.argv.slice(2)
const commands = {
  create,
  install: () => install(args),
  ci: () => install([]),
  update: () => install([], args),
  publish,
}
if (Object.hasOwn(commands, command)) commands[command]()
else process.exitCode = spawnSync('npm', [command, ...args], { stdio: 'inherit', env: ownEnvironment() }).status

/** Without this program in the path. */
function ownEnvironment() {
  const path = process.env.PATH.split(delimiter).filter((folder) => folder !== join(packages, 'bin'))
  return { ...process.env, PATH: path.join(delimiter) }
}

function create() {
  const [name, ...rest] = args
  const folder = join(packages, 'initializer')
  unpack(newest(name.replace('/', '/create-')), folder)
  const program = join(folder, 'dist/create-remote.cjs')
  const given = rest.filter((text) => text !== '--')
  execFileSync(process.execPath, [program, ...given], { stdio: 'inherit', env: ownEnvironment() })
}

function publish() {
  const packed = ['pack', ...args, '--json', '--pack-destination', packages]
  const output = execFileSync('npm', packed, { env: ownEnvironment(), encoding: 'utf8' })
  const published = JSON.parse(output).map(({ name, version, filename }) => {
    return { name, version, tarball: join(packages, filename) }
  })
  writeJson(indexFile, [...readJson(indexFile), ...published])
}

/** Installs the packages of ./package.json, after adding `added` to it; `updated` get their newest version in range. */
function install(added, updated = []) {
  const manifest = readJson('package.json')
  for (const name of added.map((specifier) => specifier.replace(/(.)@.*/, '$1')))
    manifest.dependencies[name] = `^${newest(name).version}`
  if (added.length > 0) writeJson('package.json', manifest)
  linkModules()
  const own = (manifest.workspaces ?? []).map((folder) => [readJson(join(folder, 'package.json')).name, folder])
  for (const [name, folder] of own) link(resolve(folder), join('node_modules', name))
  const queue = Object.entries({ ...manifest.devDependencies, ...manifest.dependencies })
  const locked = new Map(own)
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, range] = next
    if (locked.has(name) || !readJson(indexFile).some((known) => known.name === name)) continue
    const installed = unpackInRange(name, range, updated.includes(name))
    locked.set(name, installed.version)
    queue.push(...Object.entries({ ...installed.dependencies, ...installed.peerDependencies }))
  }
  const entries = [...locked].map(([name, version]) => [`node_modules/${name}`, { version }])
  writeJson('package-lock.json', { lockfileVersion: 3, packages: Object.fromEntries(entries.sort()) })
}

function linkModules() {
  for (const entry of readdirSync(modules).filter((name) => !name.startsWith('.') && name !== '@shop'))
    link(join(modules, entry), join('node_modules', entry))
  for (const entry of readdirSync(join(modules, '.bin')))
    link(join(modules, '.bin', entry), join('node_modules/.bin', entry))
  // The same checks in a quarter of the time.
  link(join(modules, 'typescript-native/bin/tsc'), 'node_modules/.bin/tsc')
}

/** Unpacks the wanted version unless a version in range is installed; returns its manifest. */
function unpackInRange(name, range, isUpdate) {
  const folder = join('node_modules', name)
  const present = existsSync(folder) ? readJson(join(folder, 'package.json')) : undefined
  const wanted = newest(name, range)
  if (present && (present.version === wanted.version || (!isUpdate && isWithin(present.version, range)))) return present
  rmSync(folder, { recursive: true, force: true })
  unpack(wanted, folder)
  for (const entry of wanted.own ? readdirSync(wanted.own).filter((name) => !name.startsWith('.')) : [])
    link(join(wanted.own, entry), join(folder, 'node_modules', entry))
  const manifest = readJson(join(folder, 'package.json'))
  for (const [command, file] of Object.entries(manifest.bin ?? {})) {
    chmodSync(join(folder, file), 0o755)
    link(resolve(folder, file), join('node_modules/.bin', command))
  }
  return manifest
}

function newest(name, range = '*') {
  const inRange = readJson(indexFile).filter((known) => known.name === name && isWithin(known.version, range))
  const [first] = inRange.sort((a, b) => compare(b.version, a.version))
  if (!first) throw new Error(`No version of ${name} is in ${range}.`)
  return first
}

/** For the ranges that packages here have: `*`, a version, or a caret and a version. */
function isWithin(version, range) {
  if (range === '*' || version === range) return true
  const least = range.slice(1)
  return range.startsWith('^') && version.split('.')[0] === least.split('.')[0] && compare(version, least) >= 0
}

function compare(a, b) {
  return a.localeCompare(b, 'en', { numeric: true })
}

function unpack({ tarball }, folder) {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
}

function link(target, path) {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { recursive: true, force: true })
  symlinkSync(target, path)
}
