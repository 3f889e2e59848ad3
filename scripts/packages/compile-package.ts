import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import createStyledComponentsTransformer from 'typescript-plugin-styled-components'
import { withExtensions } from './import-extensions'

/** What is compiled, and to what. */
interface Compilation {
  /** The package's name, and the prefix of its components' ids. */
  name: string
  /** A folder with `src`; `dist` is written next to it. Its packages resolve from here. */
  folder: string
  format: 'modules' | 'commonjs'
  /** The repository's root. */
  root: string
}

const sourceFile = /(?<!\.d)\.tsx?$/

/** Compiles `src` to `dist`: JavaScript with source maps, and declarations; other files are copied. Throws the compiler's errors. */
export function compilePackage(compilation: Compilation): void {
  const { folder, root } = compilation
  writeDeclarations(folder, root)
  for (const file of filesBelow(join(folder, 'dist'))) addExtensions(file, folder)
  for (const file of filesBelow(join(folder, 'src'))) {
    if (sourceFile.test(file)) emit(file, compilation)
    else cpSync(file, join(folder, 'dist', relative(join(folder, 'src'), file)))
  }
}

/** TypeScript's native compiler checks the package and writes its declarations. */
function writeDeclarations(folder: string, root: string): void {
  const config = join(folder, 'tsconfig.build.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: 'src',
    outDir: 'dist',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'jest', '@testing-library/jest-dom'],
  }
  const text = { extends: join(root, 'tsconfig.base.json'), compilerOptions, include: ['src'] }
  writeFileSync(config, JSON.stringify(text))
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  try {
    execFileSync(process.execPath, [compiler, '-p', config, '--pretty', 'false'], { stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    throw new Error(String((error as { stdout?: Buffer }).stdout), { cause: error })
  } finally {
    rmSync(config)
  }
}

function addExtensions(declarations: string, folder: string): void {
  const source = join(folder, 'src', relative(join(folder, 'dist'), declarations))
  writeFileSync(declarations, withExtensions(readFileSync(declarations, 'utf8'), source))
}

/** Paths for the ids of components are relative to the root, so that every checkout builds the same bytes. */
function emit(file: string, { name, folder, format }: Compilation): void {
  const path = relative(join(folder, 'src'), file)
  const target = join(folder, 'dist', path.replace(sourceFile, '.js'))
  const styledComponents = createStyledComponentsTransformer({
    ssr: true,
    displayName: false,
    componentIdPrefix: `${name.replace('@shop/', '')}-`,
  })
  const { outputText, sourceMapText = '' } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: join('src', path),
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: format === 'modules' ? ts.ModuleKind.ESNext : ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
      sourceMap: true,
      inlineSources: true,
    },
    transformers: { before: [styledComponents] },
  })
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, format === 'modules' ? withExtensions(outputText, file) : outputText)
  writeFileSync(`${target}.map`, sourceMapText)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
