/** Gives the page the whole screen, or gives it back. */
export const toggleFullScreen = (): void =>
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
