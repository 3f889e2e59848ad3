import { UnavailablePage } from './unavailable-page'
import { Component, type ComponentType, type ReactNode } from 'react'
import type { Loaded } from '../remotes/create-remotes'

interface PartBoundaryProps {
  /** The version that the children come from. */
  version: string
  /** Answers the same screen from the version that takes the broken one's place; rejects when there is none. */
  recover(broken: string, cause: unknown): Promise<Loaded<ComponentType>>
  children: ReactNode
}

type State =
  { phase: 'fine' } | { phase: 'recovering' } | { phase: 'recovered'; Screen: ComponentType } | { phase: 'failed' }

/** Around every screen of a remote: one that throws is replaced by its last-known-good version, then by a notice. */
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
        this.setState({ phase: 'recovered', Screen })
      },
      () => this.setState({ phase: 'failed' }),
    )
  }

  override render(): ReactNode {
    switch (this.state.phase) {
      case 'fine':
        return this.props.children
      case 'recovering':
        return null
      case 'recovered':
        return <this.state.Screen />
      case 'failed':
        return <UnavailablePage />
    }
  }
}
