"""Tables played by HTTP clients over loopback, and what is measured of them."""
