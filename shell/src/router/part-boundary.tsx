import { UnavailablePage } from './unavailable-page'
import { Component, type ComponentType, type ReactNode } from 'react'
import type { Loaded } from '../remotes/create-remotes'

interface PartBoundaryProps {
  /** The version of the children. */
  version: string
  /** Key of the current visit. */
  visit: string
  /** Returns the same screen of the replacement version; rejects when there is none. */
  recover(broken: string, cause: unknown): Promise<Loaded<ComponentType>>
  children: ReactNode
}

interface State {
  phase: 'fine' | 'recovering' | 'failed'
  /** Replaces the children. */
  Screen?: ComponentType
}

/**
 * Wraps every screen of a remote: one that throws is replaced by its last known good version, then by an error message
 * until the visitor navigates, as an error on one path may not occur on the next.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { phase: 'fine' }
  private version = this.props.version

  static getDerivedStateFromError(): State {
    return { phase: 'recovering' }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.recover(this.version, cause).then(
      ({ version, value: Screen }) => {
        this.version = version
        this.setState({ phase: 'fine', Screen })
      },
      () => this.setState({ phase: 'failed' }),
    )
  }

  override componentDidUpdate({ visit }: PartBoundaryProps): void {
    if (this.state.phase === 'failed' && visit !== this.props.visit) this.setState({ phase: 'fine' })
  }

  override render(): ReactNode {
    const { phase, Screen } = this.state
    if (phase === 'recovering') return null
    if (phase === 'failed') return <UnavailablePage />
    return Screen ? <Screen /> : this.props.children
  }
}
