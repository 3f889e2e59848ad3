import {
  Component,
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'

/** An island's latest props. */
export interface PropsSource {
  props: object
  /** Set once the island is mounted or hydrated: an update of its root before that would discard the server's markup. */
  onChange?(props: object): void
}

interface IslandProps {
  screen: ComponentType<object>
  source: PropsSource
}

function Island({ screen, source }: IslandProps): ReactElement {
  const [props, setProps] = useState(source.props)
  useEffect(() => {
    source.onChange = setProps
    setProps(source.props)
  }, [source])
  return createElement(screen, props)
}

interface BoundaryProps {
  onError(error: unknown): void
  children: ReactNode
}

/** Errors don't cross from one React to another by themselves. */
class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** An island's root element, the same on server and browser, so that ids agree. */
export function islandView(screen: unknown, source: PropsSource, onError: (error: unknown) => void): ReactElement {
  const island = createElement(Island, { screen: screen as ComponentType<object>, source })
  return createElement(IslandBoundary, { onError } as BoundaryProps, island)
}
