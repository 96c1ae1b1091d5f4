/** What others may ask of the map. Places are numbers of tiles, or HOME. */
export interface MapHandle {
  focus: (place: number) => void;
  nextTarget: () => void;
  show: (place: number) => void;
  /** On a small screen, brings all places that glow into sight. */
  fit: () => void;
  /** On a small screen, brings what is advised into sight. */
  showHint: () => void;
  zoom: (by: number) => void;
}
