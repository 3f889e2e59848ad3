import { UnavailablePage } from './unavailable-page'
import { Component, type ComponentType, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Answers the same screen from the last-known-good version; rejects when there is none. */
  recover(cause: unknown): Promise<ComponentType>
  children: ReactNode
}

type State =
  { phase: 'fine' } | { phase: 'recovering' } | { phase: 'recovered'; Screen: ComponentType } | { phase: 'failed' }

/** Around every screen of a remote: one that throws is replaced by its last-known-good version, then by a notice. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { phase: 'fine' }

  static getDerivedStateFromError(): State {
    return { phase: 'recovering' }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.recover(cause).then(
      (Screen) => this.setState({ phase: 'recovered', Screen }),
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
