"""What is made when somebody asks for it: names of packages, methods of frozen classes."""
