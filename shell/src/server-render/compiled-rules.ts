import { ServerStyleSheet } from 'styled-components'

type StyleSheet = ServerStyleSheet['instance']

interface CompiledRule {
  componentId: string
  rules: string[]
}

/**
 * Class names of one site variant; far more than its components have. A component that makes new ones from its data is
 * compiled each time beyond that.
 */
const MAX_NAMES = 5_000

/** The rules of styled components, compiled once for all documents of a site variant. */
export class CompiledRules {
  /** By class name, which is a hash of the component and its style. */
  private readonly compiled = new Map<string, CompiledRule>()

  /**
   * An empty style sheet of one document. It takes known rules instead of having them compiled again, and contains those
   * that its document uses, in the order of their first use.
   */
  newSheet(): ServerStyleSheet {
    const sheet = new ServerStyleSheet()
    const { instance } = sheet
    const hasName = instance.hasNameForId.bind(instance)
    const insert = instance.insertRules.bind(instance)
    instance.hasNameForId = (componentId, name) => hasName(componentId, name) || this.addTo(insert, componentId, name)
    instance.insertRules = (componentId, name, rules) => {
      if (this.compiled.size < MAX_NAMES) this.compiled.set(name, { componentId, rules })
      insert(componentId, name, rules)
    }
    return sheet
  }

  private addTo(insert: StyleSheet['insertRules'], componentId: string, name: string): boolean {
    const known = this.compiled.get(name)
    if (known?.componentId !== componentId) return false
    insert(componentId, name, known.rules)
    return true
  }

  /** Adds the rules of class names, as when their component renders. */
  use({ instance }: ServerStyleSheet, names: readonly string[]): void {
    for (const name of names) {
      const known = this.compiled.get(name)
      if (known) instance.hasNameForId(known.componentId, name)
    }
  }

  /** The class names in markup that have rules; undefined when a rule needs another one, such as keyframes. */
  namesIn(markup: string): string[] | undefined {
    const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const names = [...new Set(classes)].filter((name) => this.compiled.has(name))
    const isAnimated = names.some((name) => this.compiled.get(name)?.rules.some((rule) => rule.includes('animation')))
    return isAnimated ? undefined : names
  }
}
