import { publishedManifest } from './published-manifest'

const around = {
  singletons: ['react', 'rxjs', '@shop/shared-ui'],
  own: { '@shop/shared-ui': '1.4.0', '@shop/shared-drawings': '1.0.0' },
  installed: { msw: '2.15.0' },
}
const manifest = {
  name: '@shop/shared-forms',
  version: '1.2.0',
  private: true,
  exports: { '.': './src/index.ts', './testing/*': './src/testing/*.ts', './styles': './src/theme/styles.tsx' },
  sideEffects: ['./src/contract/zod.ts'],
  dependencies: { rxjs: '7.8.2', zod: '4.6.7', '@shop/shared-ui': '1.0.0', '@shop/shared-drawings': '1.0.0' },
  devDependencies: { jest: '30.5.2' },
  peerDependencies: { react: '19.3.1', 'react-dom': '^19.3.0' },
}
const publish = (published: object = {}) =>
  publishedManifest(manifest, { folder: 'shared-forms', format: 'modules', ...published }, around)

describe('publishedManifest', () => {
  test('exports built files with their declarations first', () => {
    const { exports } = publish()
    expect(exports).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './testing/*': { types: './dist/testing/*.d.ts', default: './dist/testing/*.js' },
      './styles': { types: './dist/theme/styles.d.ts', default: './dist/theme/styles.js' },
      './package.json': './package.json',
    })
    expect(Object.keys(exports?.['.'] as object)).toEqual(['types', 'default'])
  })

  test('makes packages with one copy per page peers, and accepts newer minor versions of them', () => {
    expect(publish()).toMatchObject({
      dependencies: { zod: '4.6.7', '@shop/shared-drawings': '^1.0.0' },
      peerDependencies: { react: '^19.3.1', 'react-dom': '^19.3.0', rxjs: '^7.8.2', '@shop/shared-ui': '^1.4.0' },
    })
  })

  test('adds optional peers in the version of the root', () => {
    expect(publish({ optionalPeers: ['msw'] })).toMatchObject({
      peerDependencies: { msw: '^2.15.0' },
      peerDependenciesMeta: { msw: { optional: true } },
    })
    expect(() => publish({ optionalPeers: ['vitest'] })).toThrow('The root’s package.json has no vitest.')
  })

  test('publishes built files only, and nothing that development needs', () => {
    const published = publish({ files: { bin: 'bin' } })
    expect(published).toMatchObject({ type: 'module', files: ['dist', 'bin'], sideEffects: ['./dist/contract/zod.js'] })
    expect(published).not.toHaveProperty('private')
    expect(published).not.toHaveProperty('devDependencies')
  })

  test('exports nothing of a package that is a command', () => {
    expect(publish({ format: 'command' }).exports).toEqual({ './package.json': './package.json' })
  })
})
